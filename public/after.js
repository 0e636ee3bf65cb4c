// What the page does not wait for: styles of what nobody has seen yet, fingers, the focus, the choice of a language and of
// looks, and what makes it an app. The build makes one file of it with what it imports.
import { followChoices } from "./choices.js";
import { keepFocus } from "./focus.js";
import { install } from "./installed.js";
import { offerSizes } from "./size.js";
import { bindTouch } from "./touch.js";

const LANGUAGE = "forsyth.language";

const choose = (language) => {
  // The page comes again in its language, with the work as it is: that is kept with each edit.
  try {
    localStorage.setItem(LANGUAGE, language);
    sessionStorage.removeItem(LANGUAGE);
    sessionStorage.setItem("forsyth.focus", "language");
  } catch {
    history.replaceState(history.state, "", `?lang=${language}${location.hash}`);
  }
  location.reload();
};

// One page after another writes the work of a tab. A page that comes back as it was left, by the Back button, has only its own
// part of it, and would write that over the rest.
const followTab = () => {
  const KEY = "forsyth.page";
  const own = String(Math.random());
  try {
    sessionStorage.setItem(KEY, own);
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted && sessionStorage.getItem(KEY) !== own) location.reload();
    });
  } catch {}
};

// What others have done to the page may keep one of them from its work, not the rest.
const attempt = (part) => {
  try {
    part();
  } catch {}
};

// Nobody but the annex speaks with the page around a board, and nobody in a frame does anything that would ask for it again.
const insist = async (summon) => {
  for (let pause = 10_000; !(await summon()); pause *= 2) {
    await new Promise((done) => {
      setTimeout(done, pause);
      addEventListener("online", done, { once: true });
    });
  }
};

/** Settles a page that has woken. `query` is what it was opened with, `summon` has the annex come. */
export function settle(query, summon, addStyle) {
  dispatchEvent(new Event("forsyth:settled"));
  addStyle("later.css");
  attempt(keepFocus);
  attempt(bindTouch);
  // It is to be here when something breaks, whatever has become of the server.
  import("./broken.js").catch(() => {});
  const spoken = document.documentElement.lang;
  document.querySelector(`[data-language="${spoken}"]`)?.setAttribute("aria-current", "true");
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-language]");
    if (button) choose(button.dataset.language);
  });
  try {
    // What an address asks for holds as long as the tab: the page takes the query out of it.
    if (query.has("lang")) sessionStorage.setItem(LANGUAGE, document.documentElement.lang);
    // After a choice the focus is where it was.
    const place = sessionStorage.getItem("forsyth.focus");
    sessionStorage.removeItem("forsyth.focus");
    if (place) document.querySelector(`[data-action=${place}]`)?.focus();
  } catch {}
  if (query.has("embed")) return void insist(summon);
  followTab();
  attempt(followChoices);
  attempt(offerSizes);
  attempt(() => install(query, summon));
}
