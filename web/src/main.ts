import "./style/tokens.css";
import "./style/base.css";
import "./style/stage.css";
import "./style/contrast.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { speak } from "./text/texts.svelte";

const target = document.getElementById("app");
if (target) {
  await speak(settings.language);
  mount(App, { target });
}
