// Words are fetched, and wait in the page for the programs. The page itself knows its own in English.
const words = async (language, part) => {
  const answer = await fetch(`words-${language}-${part}.json`);
  return answer.json();
};

const keep = (tables) => {
  for (const [name, textContent] of Object.entries(tables)) {
    // It may be of another version.
    document.querySelector(`[data-table=${name}]`)?.remove();
    const place = Object.assign(document.createElement("data"), { textContent });
    place.dataset.table = name;
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

/** Has the annex speak what the page speaks. */
export async function annex() {
  keep(await words(document.documentElement.lang, "annex"));
}
