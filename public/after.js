// What the page does not wait for: styles of other media, fingers, the focus, the choice of a language, and what makes it an
// app.
const addStyle = (href, media) =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href, media }));

const choose = (query, language) => {
  // The page comes again in its language, with the work as it is: that is kept with each edit.
  try {
    localStorage.setItem("forsyth.language", language);
    sessionStorage.setItem("forsyth.focus", "language");
    query.delete("lang");
  } catch {
    query.set("lang", language);
  }
  history.replaceState(history.state, "", `?${query}${location.hash}`.replace(/^\?(?=#|$)/, location.pathname));
  location.reload();
};

/** Settles a page that has woken. `query` is what it was opened with, `summon` has the annex come. */
export function settle(query, summon) {
  dispatchEvent(new Event("forsyth:settled"));
  addStyle("later.css", "all");
  addStyle("print.css", "print");
  addStyle("contrast.css", "(forced-colors: active), (prefers-contrast: more)");
  import("./focus.js");
  import("./touch.js");
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-language]");
    if (button) choose(query, button.dataset.language);
  });
  try {
    // After that the focus is where it was.
    const place = sessionStorage.getItem("forsyth.focus");
    sessionStorage.removeItem("forsyth.focus");
    if (place) document.querySelector(`[data-action=${place}]`)?.focus();
  } catch {}
  if (query.has("embed")) return;
  import("./choices.js");
  import("./size.js");
  // Refused or not there: the page does without it.
  import("./installed.js").then(({ install }) => install(query, summon), () => {});
}
