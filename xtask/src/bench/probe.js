// Runs in a measured page before any script of its own: sees when it stands, and works it. It knows pages by what all of
// them have: `#fen`, and pieces that are `[data-piece]` or, in chessground, `piece`.
{
  const report = globalThis.__report;
  const box = () => document.querySelector("#fen");
  const pieces = () =>
    document.querySelectorAll("[data-square][data-piece]").length || document.querySelectorAll("cg-board piece").length;
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");

  // What lies in the memory of wasm is counted nowhere else.
  const memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await original(...given);
      for (const thing of Object.values((made.instance ?? made).exports)) {
        if (thing instanceof WebAssembly.Memory) memories.add(thing);
      }
      return made;
    };
  }

  // A task of its own, after the frame that is being made.
  const task = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  const frame = () => new Promise((done) => requestAnimationFrame(() => task().then(done)));
  const microtasks = async () => {
    for (let count = 0; count < 20; count++) await null;
  };
  // A position of a list, however far one counts.
  const at = (list, index) => list[index % list.length];
  const set = (text) => {
    value.set.call(box(), text);
    box().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  };

  const names = { pawn: "P", knight: "N", bishop: "B", rook: "R", queen: "Q", king: "K" };
  /** The pieces on the board, by square. */
  const board = () => {
    const own = [...document.querySelectorAll("[data-square][data-piece]")];
    if (own.length) return own.map(({ dataset }) => dataset.square + dataset.piece);
    const pieces = [...document.querySelectorAll("cg-board piece:not(.ghost)")];
    return pieces.map(({ cgKey, classList: [color, role] }) => cgKey + color[0] + names[role]);
  };
  /** The pieces of a text, by square. */
  const placed = (placement) => {
    const letters = placement.replace(/\d/g, (digit) => " ".repeat(digit)).replaceAll("/", "");
    const name = (letter) => (letter < "a" ? "w" : "b") + letter.toUpperCase();
    const square = (index) => "abcdefgh"[index % 8] + (8 - Math.floor(index / 8));
    return [...letters].flatMap((letter, index) => (letter === " " ? [] : square(index) + name(letter)));
  };
  const valueOf = (selector) => document.querySelector(selector)?.value;
  const rights = () => {
    const boxes = [...document.querySelectorAll("[data-castling]")].filter(({ checked }) => checked);
    return boxes.map(({ dataset }) => dataset.castling).join("") || "-";
  };
  /** What differs from a text that was typed, in words; in a page of ours also its mirror, the verdict and the fields. */
  const difference = (text, verdict) => {
    const [placement, turn, castling, passant, halfmoves, fullmoves] = text.split(" ");
    const pairs = [
      ["text", value.get.call(box()), text],
      ["board", board().sort().join(), placed(placement).sort().join()],
    ];
    if (verdict) {
      pairs.push(
        ["mirror", document.querySelector(".fen-mirror")?.textContent.trimEnd(), text],
        ["verdict", document.querySelector("#verdict")?.dataset.verdict, verdict],
        ["side to move", valueOf("input[name=turn]:checked"), turn],
        ["castling rights", rights(), castling],
        ["en passant square", valueOf("#en-passant"), passant],
        ["halfmove clock", valueOf("#halfmove-clock"), halfmoves],
        ["move number", valueOf("#fullmove-number"), fullmoves],
      );
    }
    const wrong = pairs.find(([, shown, wanted]) => shown !== wanted);
    return wrong && `the ${wrong[0]} shows ${wrong[1]} after ${text} was typed, not ${wrong[2]}`;
  };

  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  const start = async () => {
    const stands = { painted: 0, interactive: 0 };
    const root = new Promise((done) => {
      const look = () => {
        if (document.documentElement.dataset.ready) return done();
        new MutationObserver((_, watch) => {
          if (!document.documentElement.dataset.ready) return;
          watch.disconnect();
          done();
        }).observe(document.documentElement, { attributes: true });
      };
      requestAnimationFrame(look);
    }).then(() => (stands.interactive = performance.now()));
    while (!(pieces() === 32 && value.get.call(box()))) await new Promise(requestAnimationFrame);
    // The frame in which all of it was seen is being made: what it paints is there when the next task runs.
    await task();
    stands.painted = performance.now();
    await root;
    // What comes later is part of what shifts.
    await new Promise((done) => setTimeout(done, 300));
    const [first] = performance.getEntriesByName("first-contentful-paint");
    report(JSON.stringify({ ...stands, shift, first: first?.startTime }));
  };

  // Before the listeners of the page, which may write at once.
  let onRelease;
  addEventListener("pointerup", () => onRelease?.(), { capture: true });
  globalThis.__bench = {
    frame,
    wasm: () => [...memories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
    nodes: () => document.querySelectorAll("*").length,
    center: (name) => {
      const board = (document.querySelector("[data-board]") ?? document.querySelector("cg-board")).getBoundingClientRect();
      const [column, row] = [name.charCodeAt(0) - 97, 56 - name.charCodeAt(1)];
      return [board.left + (board.width * (column + 0.5)) / 8, board.top + (board.height * (row + 0.5)) / 8];
    },
    /** Sets positions into the box, a frame each; returns how long handlers and microtasks took, on average. */
    async type(fens, first, count) {
      let spent = 0;
      for (let index = first; index < first + count; index++) {
        await frame();
        const text = at(fens, index);
        const begun = performance.now();
        set(text);
        await microtasks();
        spent += performance.now() - begun;
      }
      await frame();
      return spent / count;
    },
    /** Types positions, and returns the most frames that pass until everything shows the typed one. */
    async follow(fens, verdicts) {
      let most = 0;
      for (const [index, text] of fens.entries()) {
        set(text);
        for (let frames = 1; ; frames++) {
          await frame();
          const wrong = difference(text, verdicts[index]);
          most = Math.max(most, frames);
          if (!wrong) break;
          if (frames === 60) throw new Error(wrong);
        }
      }
      return most;
    },
    /** The same as fast as it goes, with a frame now and then. */
    async flood(fens, count) {
      for (let index = 0; index < count; index++) {
        set(at(fens, index));
        await (index % 10 ? microtasks() : frame());
      }
      await frame();
    },
    /** Drags of a made-up pointer between two squares. */
    async drags(from, to, count) {
      const point = (type, [clientX, clientY]) => {
        const target = document.elementFromPoint(clientX, clientY);
        const about = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, isPrimary: true };
        const buttons = Number(!type.endsWith("up"));
        target.dispatchEvent(new PointerEvent(`pointer${type}`, { ...about, buttons, pointerType: "mouse" }));
        target.dispatchEvent(new MouseEvent(`mouse${type}`, { ...about, buttons }));
      };
      const [a, b] = [this.center(from), this.center(to)];
      for (let index = 0; index < count; index++) {
        const [start, end] = index % 2 ? [b, a] : [a, b];
        point("down", start);
        point("move", [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
        point("move", end);
        point("up", end);
        await (index % 10 ? microtasks() : frame());
      }
      await frame();
    },
    /** Awaits the next release of the pointer: when the box has its text, and in which frame board and text are both there. */
    drop() {
      const before = box().value;
      const square = () =>
        Array.from(document.querySelectorAll("[data-square]"), (square) => square.dataset.piece).join() ||
        document.querySelector("cg-board").innerHTML;
      let [released, written, frames, board] = [0, 0, 0, ""];
      Object.defineProperty(box(), "value", {
        configurable: true,
        get: value.get,
        set(text) {
          value.set.call(this, text);
          written ||= performance.now();
        },
      });
      this.dropped = new Promise((done) => {
        onRelease = () => {
          onRelease = undefined;
          released = performance.now();
          board = square();
          const look = async () => {
            frames += 1;
            await task();
            if (frames < 10 && (value.get.call(box()) === before || square() === board)) return requestAnimationFrame(look);
            delete box().value;
            done([written - released, frames]);
          };
          requestAnimationFrame(look);
        };
      });
    },
    /** Counts frames until they are asked for. */
    watch() {
      const times = [];
      let on = true;
      const count = (time) => {
        times.push(time);
        if (on) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      this.watched = () => {
        on = false;
        return ((times.length - 1) * 1000) / (times.at(-1) - times[0]);
      };
    },
    /** Positions read and written in a second. */
    rate(fens, total) {
      const begun = performance.now();
      const same = globalThis.__fenBench(fens, total);
      const seconds = (performance.now() - begun) / 1000;
      if (same !== total) throw new Error(`${total - same} of ${total} are not written as they were read`);
      return total / seconds;
    },
  };
  if (location.protocol.startsWith("http")) start();
}
