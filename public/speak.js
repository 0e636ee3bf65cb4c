// Another language than English. Its words are fetched; those of the programs wait in the page for them.
const words = async (language, part) => {
  const answer = await fetch(`words-${language}-${part}.json`);
  return answer.json();
};

const keep = (tables) => {
  for (const [name, textContent] of Object.entries(tables)) {
    const place = Object.assign(document.createElement("script"), { type: "text/plain", textContent });
    place.dataset.words = name;
    document.head.append(place);
  }
};

// What stands in the page from the beginning is exchanged by what it says in English.
const exchange = (words) => {
  for (const element of document.querySelectorAll("title, body *")) {
    for (const name of ["aria-label", "title"]) {
      const word = words[element.getAttribute(name)];
      if (word) element.setAttribute(name, word);
    }
    for (const node of element.childNodes) {
      const word = node.nodeType === Node.TEXT_NODE && words[node.data.trim()];
      if (word) node.data = word;
    }
  }
};

/** Has the page speak it. */
export async function page(language) {
  const { shell, page } = await words(language, "page");
  exchange(shell);
  keep({ page });
  document.documentElement.lang = language;
}

/** Has the annex speak it, if the page does. */
export async function annex(language) {
  if (document.documentElement.lang !== language || document.querySelector("[data-words=annex]")) return;
  keep(await words(language, "annex"));
}
