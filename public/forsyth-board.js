// <forsyth-board fen="…"></forsyth-board>: a chess board for any page. embed.html beside this file says how to use it.
{
  // Forsyth lives where this script came from, unless the attribute `src` names another place.
  const home = document.currentScript.src;
  // What a missing attribute means. These three can be changed at any time, the other attributes before the first sight.
  const usual = { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", marks: "", orientation: "white" };

  const style = `
    :host { display: block; aspect-ratio: 1; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; }
  `;

  class ForsythBoard extends HTMLElement {
    static observedAttributes = Object.keys(usual);
    #root = this.attachShadow({ mode: "open" });
    #view;
    #frame;
    #origin;
    #isReady = false;
    #shown = {};

    connectedCallback() {
      // What was set before the browser knew the element.
      for (const name of Object.keys(usual)) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
      const address = new URL(this.getAttribute("src") ?? ".", this.hasAttribute("src") ? document.baseURI : home);
      this.#origin = address.origin;
      address.searchParams.set("embed", this.getAttribute("mode") ?? "board");
      if (this.hasAttribute("edit")) address.searchParams.set("edit", "");
      for (const name of ["theme", "colors", "pieces", "coordinates", "lang"]) {
        if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      }
      // A board may be moved into another window; only a sheet made there is good there. A page that was written into a frame
      // (`srcdoc`) has an address without an origin, but its window has one.
      const document = this.ownerDocument;
      this.#view = document.defaultView;
      address.searchParams.set("origin", this.#view.origin);
      address.hash = new URLSearchParams(this.#position());
      const sheet = new this.#view.CSSStyleSheet();
      sheet.replaceSync(style);

      this.#frame = document.createElement("iframe");
      this.#frame.title = this.title || "Chess board";
      this.#frame.allow = "clipboard-write";
      this.#frame.src = address;
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.replaceChildren(this.#frame);
      this.#view.addEventListener("message", this.#hear);
    }

    disconnectedCallback() {
      this.#isReady = false;
      this.#view.removeEventListener("message", this.#hear);
    }

    attributeChangedCallback(name, _, value) {
      if (this.#isReady) this.#set({ [name]: value ?? usual[name] });
      else delete this.#shown[name];
    }

    #position() {
      return { fen: this.fen, marks: this.marks, orientation: this.orientation };
    }

    #set(what) {
      this.#frame.contentWindow.postMessage({ type: "forsyth:set", ...what }, this.#origin);
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame.contentWindow || origin !== this.#origin) return;
      const { type, message, fen, marks, orientation } = data ?? {};
      if (type === "forsyth:ready") {
        this.#isReady = true;
        // What has been set while it was loading, one by one: what cannot be read keeps nothing else back.
        for (const [name, value] of Object.entries(this.#position())) this.#set({ [name]: value });
      } else if (type === "forsyth:error") {
        this.dispatchEvent(new CustomEvent("error", { detail: { message } }));
      } else if (type === "forsyth:position" || type === "forsyth:changed") {
        this.#shown = { fen, marks, orientation };
        if (type === "forsyth:changed") {
          this.dispatchEvent(new CustomEvent("change", { bubbles: true, detail: { ...this.#shown } }));
        }
      }
    };

    static {
      // What the board shows, where it has said so; writing is setting the attribute.
      for (const name of Object.keys(usual)) {
        Object.defineProperty(this.prototype, name, {
          get() {
            return this.#shown[name] ?? this.getAttribute(name) ?? usual[name];
          },
          set(value) {
            this.setAttribute(name, value);
          },
        });
      }
    }
  }
  if (!customElements.get("forsyth-board")) customElements.define("forsyth-board", ForsythBoard);
}
