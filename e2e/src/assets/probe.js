// The first script in the head of the page under test. It notes every problem (errors, warnings, files that do not load, policy
// violations), and simulates the failures of a browser (full storage, refused clipboard) that a test has asked for before it
// opened the page.
(() => {
  "use strict";
  const PROBLEMS = "__e2e_problems";
  const VARIANTS = "__e2e_variants";
  const { getItem, setItem, removeItem } = Storage.prototype;
  // Taken before a variant can put them out of reach.
  const session = window.sessionStorage;
  const stored = (key) => {
    try {
      return JSON.parse(getItem.call(session, key)) || [];
    } catch {
      return [];
    }
  };

  // The list of problems survives a reload, and the frames of a page write into the same one: it is in the session storage.
  const unkept = [];
  const note = (kind, text) => {
    const problem = `${kind}: ${text}`;
    try {
      setItem.call(session, PROBLEMS, JSON.stringify([...stored(PROBLEMS), problem]));
    } catch {
      unkept.push(problem);
    }
  };
  const words = (value) => {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (typeof value === "object" && value !== null) {
      try {
        return JSON.stringify(value);
      } catch {
        return String(value);
      }
    }
    return String(value);
  };
  // What is still loading when a page is left is cancelled, which is no problem.
  // The listeners capture: the crash screen stops these events before any other listener is told.
  let leaving = false;
  for (const type of ["beforeunload", "pagehide"]) window.addEventListener(type, () => (leaving = true), true);
  // Of a page that is left before it is loaded whole, `pageshow` is told all the same.
  window.addEventListener("pageshow", ({ persisted }) => persisted && (leaving = false), true);
  const isCancelled = (value) => leaving && (value instanceof TypeError || value?.name === "AbortError");
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...args) => {
      if (args.some(isCancelled)) return;
      note(`console.${level}`, args.map(words).join(" "));
      original.apply(console, args);
    };
  }
  window.addEventListener(
    "error",
    (event) => {
      const target = event.target;
      if (target && target !== window && target.tagName) {
        if (leaving) return;
        note("resource", `${target.tagName.toLowerCase()} ${target.src || target.href || ""}`);
      } else {
        note("error", `${event.message} (${event.filename}:${event.lineno})`);
      }
    },
    true,
  );
  window.addEventListener("unhandledrejection", (event) => note("unhandledrejection", words(event.reason)));
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, sample } = event;
    const place = `${sourceFile || ""} ${sample}${leaving ? " (the page is left)" : ""}`;
    note("securitypolicyviolation", `${effectiveDirective} ${blockedURI} ${place}`);
  });

  // The faults of a browser, by name.
  const refuse = (name, message) => {
    throw new DOMException(message, name);
  };
  const denied = () => Promise.reject(new DOMException("Denied by the test", "NotAllowedError"));
  const replace = (object, name, value) => Object.defineProperty(object, name, { configurable: true, value });
  const clipboard = (read, write) => {
    for (const [name, method] of [["readText", read], ["read", read], ["writeText", write], ["write", write]]) {
      replace(navigator.clipboard, name, method);
    }
  };
  const variants = {
    "storage-full": () => {
      Storage.prototype.setItem = () => refuse("QuotaExceededError", "No room, by the test");
    },
    // A setting fits, a step of the work does not.
    "work-refused": () => {
      Storage.prototype.setItem = function (key, value) {
        if (/^forsyth\.(head|step)/.test(key)) refuse("QuotaExceededError", "No room, by the test");
        setItem.call(this, key, value);
      };
    },
    // As many writes succeed as `__e2e_writes` says, in each page.
    "storage-fills": () => {
      let left = Number(getItem.call(session, "__e2e_writes"));
      Storage.prototype.setItem = function (key, value) {
        if (left-- <= 0) refuse("QuotaExceededError", "No room, by the test");
        setItem.call(this, key, value);
      };
    },
    // What of the board is taken away or painted otherwise after it came.
    "watched-board": () => {
      const changes = [];
      replace(window, "__e2e_changes", changes);
      new MutationObserver((records) => {
        for (const { target, type, attributeName, removedNodes } of records) {
          const element = target.closest?.("[data-board]");
          if (!element) continue;
          for (const { nodeName } of removedNodes) changes.push(`${nodeName} removed`);
          if (type === "attributes") changes.push(`${target.nodeName} ${attributeName}`);
        }
      }).observe(document, {
        attributes: true,
        attributeFilter: ["class", "d", "data-piece", "hidden", "href", "style", "transform"],
        childList: true,
        subtree: true,
      });
    },
    "no-webassembly": () => replace(window, "WebAssembly", undefined),
    // What scripts of extensions have done to every page, all at once.
    "patched-prototypes": () => {
      for (const kind of [Object, Array, String, Function]) kind.prototype.extension = function () {};
      for (const name of ["pushState", "replaceState"]) {
        const own = history[name];
        history[name] = (...given) => {
          own.apply(history, given);
          throw new Error("by the extension");
        };
      }
    },
    // Errors of an extension at whatever the page asks for while it starts.
    "errors-at-start": () => {
      const own = Document.prototype.querySelectorAll;
      // One that is made where a program asks would be taken for the program's.
      const about = { error: new Error("an extension"), message: "an extension" };
      Document.prototype.querySelectorAll = function (...given) {
        dispatchEvent(new ErrorEvent("error", about));
        return own.apply(this, given);
      };
    },
    "storage-blocked": () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get: () => refuse("SecurityError", "Blocked by the test") });
      }
      replace(window, "indexedDB", undefined);
    },
    "clipboard-refused": () => {
      clipboard(denied, denied);
      Document.prototype.execCommand = () => false;
    },
    "clipboard-missing": () => {
      replace(navigator, "clipboard", undefined);
      Document.prototype.execCommand = () => false;
    },
    "clipboard-memory": () => {
      let text = getItem.call(session, "__e2e_clipboard") ?? "";
      clipboard(
        () => Promise.resolve(text),
        (written) => {
          text = written;
          return Promise.resolve();
        },
      );
      replace(window, "__e2e_clipboard", (given) => (given === undefined ? text : (text = given)));
    },
    "workers-refused": () => {
      const register = () => Promise.reject(new DOMException("Refused by the test", "SecurityError"));
      replace(Navigator.prototype, "serviceWorker", { register });
    },
    // As if the browser came to tell of a new version when that is already installed.
    "updates-told-late": () => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const told = () => addEventListener.call(this.installing, "statechange", listener, { once: true });
        addEventListener.call(this, type, type === "updatefound" ? told : listener, options);
      };
    },
    // The system opens the installed page with files and addresses; no driver can. What `__e2e_launches` holds waits at
    // each start of the page, as a browser has the last launch wait again after a reload.
    "launch-queue": () => {
      let consumer;
      const file = ({ name, text, type = "", size = 0, isFolder = false }) => ({
        getFile: isFolder ? undefined : async () => {
          if (size) return new File([new Uint8Array(size)], name, { lastModified: 0 });
          if (text === null) throw new DOMException("Gone, by the test", "NotFoundError");
          return new File([text], name, { type, lastModified: 0 });
        },
      });
      const launch = ({ target, files = [] }) =>
        consumer({ targetURL: new URL(target ?? "./", location.origin + location.pathname).href, files: files.map(file) });
      const setConsumer = (given) => {
        consumer = given;
        replace(window, "__e2e_launch", launch);
        stored("__e2e_launches").forEach(launch);
      };
      replace(window, "launchQueue", { setConsumer });
    },
  };
  // The program of the page can be made to trap in the middle of what it does, at whichever call to the browser. The trap is
  // the machine's own, from a module that does nothing else.
  let trap;
  let callsAfterTrap;
  const trapping = () => {
    const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    const { t: fall } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    const guarded = (call, name) =>
      function (...given) {
        // An answer that comes late may wake a task of the program, which asks for a microtask then.
        if (!name.includes("queueMicrotask")) callsAfterTrap++;
        if (trap && trap.calls-- === 0) {
          trap = undefined;
          callsAfterTrap = 0;
          fall();
        }
        return call.apply(this, given);
      };
    // A chunk also imports what the main program exports: its memory, its tables and functions of it.
    const isOfBrowser = (value) => typeof value === "function" && !String(value).includes("[native code]");
    const guardedAll = (imports) => {
      const all = {};
      for (const [name, values] of Object.entries(imports)) {
        const entries = Object.entries(values).map(([name, value]) => [name, isOfBrowser(value) ? guarded(value, name) : value]);
        all[name] = Object.fromEntries(entries);
      }
      return all;
    };
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const original = WebAssembly[name];
      replace(WebAssembly, name, (source, imports) => original.call(WebAssembly, source, guardedAll(imports)));
    }
    replace(window, "__e2e_trap", (calls) => (trap = { calls }));
    replace(window, "__e2e_calls_after_trap", () => callsAfterTrap);
  };
  variants.traps = trapping;
  // The part of the program that is loaded later comes when the test says so.
  variants["chunk-held"] = () => {
    const { fetch } = window;
    const held = new Promise((go) => replace(window, "__e2e_let_chunk_go", go));
    const isChunk = (about) => String(about?.url ?? about).includes("-split_");
    replace(window, "fetch", async (about, options) => {
      if (isChunk(about)) {
        replace(window, "__e2e_is_chunk_asked", true);
        await held;
      }
      return fetch(about, options);
    });
  };
  // The page before its program, for as long as a test looks at it.
  variants["program-held"] = () => {
    for (const name of ["instantiate", "instantiateStreaming"]) replace(WebAssembly, name, () => new Promise(() => {}));
  };
  // What is held back of the page comes when its program runs. A beacon, unlike a fetch, is not broken off when the page is left.
  variants["page-late"] = () => {
    let isProgram = true;
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const own = WebAssembly[name];
      replace(WebAssembly, name, async (...given) => {
        const program = await own.apply(WebAssembly, given);
        if (isProgram) setTimeout(() => navigator.sendBeacon("/__e2e/come"));
        isProgram = false;
        return program;
      });
    }
  };
  // As if the page could not bear what it opens.
  variants["traps-at-work"] = () => {
    trapping();
    if (getItem.call(session, "forsyth.head") || location.hash) window.__e2e_trap(40);
  };

  // A service worker outlives the page, answers for the next one, and fetches when it likes: only who tests it has it.
  if (!("workers" in document.currentScript.dataset)) replace(Navigator.prototype, "serviceWorker", undefined);
  for (const name of stored(VARIANTS)) variants[name]();

  // The last pointer event that reached the page: what comes through the X server comes when it comes.
  let pointer = null;
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
    window.addEventListener(
      type,
      (event) => {
        pointer = { type, x: event.clientX, y: event.clientY, buttons: event.buttons, id: event.pointerId };
      },
      true,
    );
  }

  // A stall of the machine is no long press: what the page has wait so long for a finger that rests waits until the test says
  // that it does.
  const LONG_PRESS = 500;
  const rests = new Map();
  const { setTimeout: later, clearTimeout: never } = window;
  let rest = 1 << 30;
  window.setTimeout = (run, delay, ...given) => {
    if (delay !== LONG_PRESS) return later(run, delay, ...given);
    rests.set(++rest, { run, delay, since: performance.now() });
    return rest;
  };
  window.clearTimeout = (timer) => {
    if (!rests.delete(timer)) never(timer);
  };

  // A finger made of events, for the engine whose driver turns touches into a mouse. Captures are kept here, because
  // the engine knows nothing of a pointer that is not there.
  const fingers = new Map();
  const capture = Element.prototype.setPointerCapture;
  Element.prototype.setPointerCapture = function (id) {
    if (fingers.has(id)) fingers.get(id).target = this;
    else capture.call(this, id);
  };
  const release = Element.prototype.releasePointerCapture;
  Element.prototype.releasePointerCapture = function (id) {
    if (!fingers.has(id)) release.call(this, id);
  };
  const captured = Element.prototype.hasPointerCapture;
  Element.prototype.hasPointerCapture = function (id) {
    return fingers.has(id) ? fingers.get(id).target === this : captured.call(this, id);
  };
  const finger = (type, number, x, y) => {
    const id = 1000 + number;
    if (type === "down") {
      fingers.set(id, { target: document.elementFromPoint(x, y), primary: fingers.size === 0, isLong: false, x, y });
    }
    const held = fingers.get(id);
    if (!held) return;
    if (type === "move") Object.assign(held, { x, y });
    const up = type === "up" || type === "cancel";
    const fire = (name, target, Kind = PointerEvent) =>
      target.dispatchEvent(
        new Kind(name, {
          bubbles: true,
          cancelable: name !== "pointercancel",
          composed: true,
          view: window,
          clientX: held.x,
          clientY: held.y,
          screenX: held.x,
          screenY: held.y,
          pointerId: id,
          pointerType: "touch",
          isPrimary: held.primary,
          width: 24,
          height: 24,
          pressure: up ? 0 : 0.5,
          button: type === "move" ? -1 : 0,
          buttons: up ? 0 : 1,
        }),
      );
    if (type === "down") fire("pointerover", held.target);
    fire(`pointer${type}`, held.target);
    if (!up) return;
    fingers.delete(id);
    const under = document.elementFromPoint(held.x, held.y);
    fire("pointerout", held.target);
    // A tap is a click, and a click on a control gives it the focus. A long press is none.
    if (type === "up" && under && held.primary && !held.isLong) {
      const control = under.closest("button, input, select, textarea, a, summary, [tabindex]");
      if (control && control.contains(held.target)) {
        control.focus();
        fire("click", under, MouseEvent);
      }
    }
  };

  // Which squares were touched by a change of the page, and which characters the FEN box showed on the way.
  let observer = null;
  const touched = new Set();
  // The square that a picture of the board's drawing lies over, by its transform.
  const under = (transform) => {
    const [x, y] = (transform ?? "").match(/-?\d+/g) ?? [];
    return document.querySelectorAll("[data-square]")[(Number(x) + y * 8) / 40];
  };
  const collect = (records) => {
    // What showed nothing until now was not seen where it stood.
    const isNew = ({ attributeName, oldValue }) => attributeName === "href" && oldValue === null;
    const news = new Set(records.filter(isNew).map(({ target }) => target));
    for (const { attributeName, oldValue, target, type } of records) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const isPicture = attributeName === "transform";
      const before = news.has(target) ? [] : [oldValue];
      const squares = isPicture
        ? [...before, element.getAttribute("transform")].map(under)
        : [element?.closest("[data-square]")];
      const isPiece = isPicture || type !== "attributes" || attributeName === "data-piece";
      for (const square of squares) if (square && isPiece) touched.add(square.dataset.square);
    }
  };

  // Where an element is, in the units of the pointer. WebKit measures inside an element with CSS zoom in that element's own.
  const rect = (one) => {
    let { x, y, width, height } = one.getBoundingClientRect();
    if (!("currentCSSZoom" in Element.prototype)) {
      let zoom = 1;
      for (let up = one; up; up = up.parentElement) zoom *= Number(getComputedStyle(up).zoom) || 1;
      [x, y, width, height] = [x, y, width, height].map((value) => value * zoom);
    }
    return { x, y, width, height };
  };

  window.__e2e = {
    rect,
    under,
    // Asked and forgotten in one step: one that comes between the two would be lost.
    problems: (isForgotten) => {
      const problems = [...stored(PROBLEMS), ...unkept];
      if (isForgotten) {
        removeItem.call(session, PROBLEMS);
        unkept.length = 0;
      }
      return problems;
    },
    pointer: () => pointer,
    finger,
    // The finger has rested for as long as the browser wants too; false while the page does not wait for it.
    rests: async () => {
      const [timer, waiting] = [...rests].find(([, { delay }]) => delay === LONG_PRESS) ?? [];
      if (!waiting) return false;
      await new Promise((done) => later(done, waiting.since + LONG_PRESS - performance.now()));
      if (!rests.delete(timer)) return false;
      for (const held of fingers.values()) held.isLong = true;
      waiting.run();
      return true;
    },
    awaitsRest: () => [...rests].some(([, { delay }]) => delay === LONG_PRESS),
    watch: () => {
      touched.clear();
      observer = new MutationObserver(collect);
      observer.observe(document.querySelector("[data-board]"), {
        attributes: true,
        attributeFilter: ["data-piece", "href", "transform"],
        attributeOldValue: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    },
    watched: () => {
      collect(observer.takeRecords());
      observer.disconnect();
      return [...touched].sort();
    },
  };
})();
