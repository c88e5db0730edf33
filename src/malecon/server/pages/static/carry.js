// Bring an identity to this device. The code leaves the address bar before anything else happens.

import { byId, call, say, tellTrouble } from "./wire.js";

const code = location.hash.slice(1);
history.replaceState(null, "", location.pathname + location.search);

async function carry() {
  byId("go").hidden = true;
  try {
    const { nickname } = await call("POST", "/api/identity/carry", { code });
    byId("told").textContent = say("carry-done", { name: nickname });
  } catch (trouble) {
    byId("told").textContent = "";
    tellTrouble(trouble);
  }
}

const here = byId("go").dataset.name;
if (code.length < 8) {
  byId("told").textContent = say("carry-missing");
} else if (here) {
  byId("told").textContent = say("carry-ask", { name: here });
  byId("go").hidden = false;
  byId("go").addEventListener("click", carry);
} else {
  carry();
}
