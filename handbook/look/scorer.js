// What is found, and in which order: a clause whose id was asked for comes first.
var asked = new URLSearchParams(window.location.search).get("q")?.trim();

var Scorer = {
  score: ([_page, _title, anchor, _description, score]) => (anchor && anchor === `#${asked}` ? 1000 : score),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
