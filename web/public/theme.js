// Before anything is drawn: the theme that was chosen, so that the page never flashes in the other one.
{
  const chosen = localStorage.getItem("malecon.theme");
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
