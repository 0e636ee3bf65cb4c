// Works the pages in Chromium, and prints what it has measured: for each name the numbers of each page, as JSON.
// Everything goes in turns, so that what else the machine does falls on all pages alike.
import puppeteer from "puppeteer-core";

const { program, flags, urls, bench, runs, probe, records, verdicts } = JSON.parse(process.argv[2]);
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const [TYPED, DROPS, MOVES, RUNS_IN_A_TAB] = [20, 4, 40, 5];
const KINDS = Object.keys(urls);

const browser = await puppeteer.launch({ executablePath: program, args: flags, headless: true, protocolTimeout: 300_000 });
const numbers = {};
const add = (name, kind, number) => {
  if (!Number.isFinite(number)) throw new Error(`${name} of ${kind} was not measured`);
  ((numbers[name] ??= {})[kind] ??= []).push(number);
};
const say = (text) => process.stderr.write(`${text}\n`);
const times = (count) => Array.from({ length: count }, (_, index) => index);

/** A tab that shares nothing with any other, while `work` uses it. */
const inTab = async (url, work, prepare = async () => {}) => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const client = await page.createCDPSession();
    let seen;
    const opened = new Promise((done, failed) => {
      seen = done;
      page.on("pageerror", failed);
      setTimeout(failed, 120_000, new Error(`${url} does not become ready`)).unref();
    });
    await page.exposeFunction("__report", seen);
    await page.evaluateOnNewDocument(probe);
    await page.setViewport({ width: 1280, height: 900 });
    await client.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    await client.send("Network.enable");
    // The time that the thread worked, not the time that it waited for a core.
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    await prepare(page, client);
    await client.send("Page.navigate", { url });
    const stands = JSON.parse(await opened);
    const metric = async (name) => {
      const { metrics } = await client.send("Performance.getMetrics");
      return metrics.find((metric) => metric.name === name).value;
    };
    const call = (method, ...given) => page.evaluate(`__bench.${method}(...${JSON.stringify(given)})`);
    return await work({ page, client, call, metric, stands, mouse: page.mouse });
  } finally {
    await context.close();
  }
};

/** From an empty cache to what is seen and to what works. */
const coldStart = async (kind, throttled) => {
  const slow = async (page, client) => {
    if (!throttled) return;
    await page.emulateCPUThrottling(4);
    const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
    await client.send("Network.emulateNetworkConditions", network);
  };
  await inTab(urls[kind], async ({ stands }) => {
    const how = throttled ? ", throttled" : "";
    for (const name of ["first", "painted", "interactive", "shift"]) add(`${name}${how}`, kind, stands[name]);
  }, slow);
};

/** A page that stands, whose parts have come, and whose code is warm. */
const warm = (kind, work) =>
  inTab(urls[kind], async (tab) => {
    await tab.call("type", records, 0, TYPED);
    // What is loaded at the first edit.
    await new Promise((done) => setTimeout(done, 2000));
    for (const _ of times(3)) await tab.call("type", records, 0, TYPED);
    return work(tab);
  });

const frames = async ({ call }, count) => {
  for (const _ of times(count)) await call("frame");
};
const worked = async ({ metric }) => (await metric("TaskDuration")) * 1000;

/** Drags a piece about and puts it back; gives what a movement cost. */
const drag = async (tab) => {
  await tab.call("type", [START], 0, 1);
  const [from, to] = [await tab.call("center", "e2"), await tab.call("center", "c6")];
  const way = (index) => [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * index) / MOVES);
  await tab.mouse.move(...from);
  await tab.mouse.down();
  for (const index of times(MOVES)) await tab.mouse.move(...way(index));
  await frames(tab, 2);
  const before = await worked(tab);
  for (const index of times(MOVES).reverse()) await tab.mouse.move(...way(index));
  const after = await worked(tab);
  await tab.mouse.up();
  return (after - before) / MOVES;
};

/** Moves a piece there and back; gives the mean of the times from the release to the text, and the most frames of one. */
const drop = async (tab) => {
  const squares = [await tab.call("center", "e2"), await tab.call("center", "e4")];
  let [spent, most] = [0, 0];
  for (const index of times(DROPS)) {
    const [from, to] = [squares[index % 2], squares[1 - (index % 2)]];
    await tab.mouse.move(...from);
    await tab.mouse.down();
    await tab.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    await tab.mouse.move(...to);
    await frames(tab, 1);
    await tab.call("drop");
    await tab.mouse.up();
    const [written, seen] = await tab.page.evaluate("__bench.dropped");
    spent += written / DROPS;
    most = Math.max(most, seen);
  }
  return [spent, most];
};

/** Typing, dragging and dropping; behind what is timed, whether the page shows what was typed. */
const edits = (kind) =>
  warm(kind, async (tab) => {
    for (const run of times(Math.min(runs, RUNS_IN_A_TAB))) {
      const before = await worked(tab);
      add("handlers", kind, await tab.call("type", records, run, TYPED));
      add("typed", kind, ((await worked(tab)) - before) / TYPED);
      add("moved", kind, await drag(tab));
      const [written, seen] = await drop(tab);
      add("written", kind, written);
      add("dropped", kind, seen);
      add("followed", kind, await tab.call("follow", records, kind === "ours" ? verdicts : []));
    }
  });

/** What is kept after 500 positions, and after 10,000 and a thousand drags. */
const leaks = (kind) =>
  warm(kind, async (tab) => {
    const memory = async () => {
      await frames(tab, 2);
      for (const _ of times(2)) await tab.client.send("HeapProfiler.collectGarbage");
      const { usedSize } = await tab.client.send("Runtime.getHeapUsage");
      return (usedSize + (await tab.call("wasm"))) / 1e6;
    };
    // Elements are counted at one position: how many there are depends on what there is to say of it.
    await tab.call("flood", records, 500);
    await tab.call("type", [START], 0, 1);
    add("early", kind, await memory());
    const [nodes, listeners] = [await tab.call("nodes"), await tab.metric("JSEventListeners")];
    await tab.call("flood", records, 9_500);
    await tab.call("type", [START], 0, 1);
    await tab.call("drags", "e2", "e4", 1000);
    await tab.call("flood", records, records.length * 3);
    await tab.call("type", [START], 0, 1);
    add("late", kind, await memory());
    add("nodes", kind, (await tab.call("nodes")) - nodes);
    add("listeners", kind, (await tab.metric("JSEventListeners")) - listeners);
  });

/** Frames a second while a brush sweeps over the board and the processor is six times slower. */
const sweep = async (tab) => {
  await tab.call("type", [START], 0, 1);
  await tab.page.evaluate("document.querySelector('[data-spare=wN]').click()");
  const corners = [];
  for (const square of ["a3", "h3", "h4", "a4", "a5", "h5", "h6", "a6"]) corners.push(await tab.call("center", square));
  await tab.page.emulateCPUThrottling(6);
  await tab.mouse.move(...corners[0]);
  await tab.mouse.down();
  await tab.call("watch");
  for (const corner of corners.slice(1)) await tab.mouse.move(...corner, { steps: 12 });
  add("swept", "ours", await tab.call("watched"));
  await tab.mouse.up();
  await tab.page.emulateCPUThrottling(1);
  await tab.page.evaluate("document.querySelector('[data-tool=hand]').click()");
};

/** Positions that are read and written in a second. The engine makes better code of what has run for a while. */
const throughput = (kind, url) =>
  inTab(url, async ({ call }) => {
    await call("rate", records, 100_000);
    for (const _ of times(runs)) add("rate", kind, await call("rate", records, 100_000));
  });

try {
  for (const throttled of [false, true]) {
    say(`cold starts${throttled ? ", throttled" : ""}, ${runs} times`);
    for (const _ of times(runs)) for (const kind of KINDS) await coldStart(kind, throttled);
  }
  say("typing and dragging");
  for (const _ of times(Math.ceil(runs / RUNS_IN_A_TAB))) for (const kind of KINDS) await edits(kind);
  say("10,000 FENs and 1,000 drags, once");
  for (const kind of KINDS) await leaks(kind);
  say(`sweeping, ${runs} times`);
  await warm("ours", async (tab) => {
    for (const _ of times(runs)) await sweep(tab);
  });
  say("FENs read and written");
  await throughput("ours", bench);
  await throughput("library", urls.library);
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(JSON.stringify({ day, version: await browser.version(), numbers }));
} finally {
  await browser.close();
}
