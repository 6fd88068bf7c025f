import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { reloadForUpdate, watchForUpdate } from "./index.ts";

const running = "https://shop.test/assets/index-a.js";
const manifestOf = (main: string) => ({ files: { "main.js": main }, entrypoints: ["assets/index-a.css"] });

/** A page and a clock that the test advances. */
function open(answer: (init: RequestInit) => Promise<Response>) {
  let now = 1_000;
  let timers: { at: number; run: () => void }[] = [];
  const page = {
    fetch: vi.fn((_address: string, init: RequestInit) => answer(init)),
    onUpdate: vi.fn(),
    timers: () => timers.length,
    stop: () => {},
    async pass(ms: number) {
      const until = now + ms;
      for (let next = due(until); next; next = due(until)) {
        now = next.at;
        timers = timers.filter((timer) => timer !== next);
        next.run();
        await new Promise(setImmediate);
      }
      now = until;
    },
  };
  const due = (until: number) =>
    timers.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= until);
  page.stop = watchForUpdate({
    running,
    fetch: page.fetch,
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onUpdate: page.onUpdate,
  });
  return page;
}
const json = (body: unknown) => async () => Response.json(body);

describe("timing of the checks", () => {
  test("§4 about 10 s after load, then every 60 s, the asset manifest is fetched uncached", async () => {
    const page = open(json(manifestOf("/assets/index-a.js")));
    await page.pass(9_999);
    expect(page.fetch).not.toHaveBeenCalled();
    await page.pass(1);
    expect(page.fetch).toHaveBeenCalledExactlyOnceWith(
      "/asset-manifest.json?t=11000",
      expect.objectContaining({ cache: "no-store", credentials: "same-origin" }),
    );
    await page.pass(59_999);
    expect(page.fetch).toHaveBeenCalledOnce();
    await page.pass(1);
    expect(page.fetch).toHaveBeenLastCalledWith("/asset-manifest.json?t=71000", expect.anything());
    await page.pass(600_000);
    expect(page.fetch).toHaveBeenCalledTimes(12);
    expect(page.onUpdate).not.toHaveBeenCalled();
  });

  test("offline nothing is reported, and the next check tries again", async () => {
    let isOnline = false;
    const page = open(async () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return Response.json(manifestOf("/assets/index-b.js"));
    });
    await page.pass(610_000);
    expect(page.fetch).toHaveBeenCalledTimes(11);
    expect(page.onUpdate).not.toHaveBeenCalled();
    isOnline = true;
    await page.pass(60_000);
    expect(page.fetch).toHaveBeenCalledTimes(12);
    expect(page.onUpdate).toHaveBeenCalledOnce();
  });

  test("makes no request when stopped before the first check", async () => {
    const page = open(json(manifestOf("/assets/index-b.js")));
    page.stop();
    await page.pass(600_000);
    expect(page.fetch).not.toHaveBeenCalled();
  });

  test("reports nothing after it was stopped, even during a request", async () => {
    let give: (answer: Response) => void = () => {};
    const page = open(
      () =>
        new Promise((answer) => {
          give = answer;
        }),
    );
    await page.pass(10_000);
    page.stop();
    give(Response.json(manifestOf("/assets/index-b.js")));
    await new Promise(setImmediate);
    await page.pass(600_000);
    expect(page.fetch).toHaveBeenCalledOnce();
    expect(page.onUpdate).not.toHaveBeenCalled();
    expect(page.timers()).toBe(0);
  });
});

describe("reading the manifest", () => {
  test.each([
    ["files['main.js'] of another name", manifestOf("/assets/index-b.js")],
    ["files['main.js'] of a whole address", manifestOf("https://cdn.test/assets/index-b.js")],
    ["entrypoints without the running script", { entrypoints: ["assets/index-b.css", "assets/index-b.js"] }],
    [
      "an empty files['main.js'], and entrypoints",
      { files: { "main.js": "" }, entrypoints: ["assets/index-b.js"] },
    ],
    [
      "files['main.js'] of another name beside entrypoints that are no list",
      { ...manifestOf("/assets/index-b.js"), entrypoints: { main: ["assets/index-b.js"] } },
    ],
    ["an entrypoint beside files that are no record", { files: [7], entrypoints: ["assets/index-b.js"] }],
    [
      "files['main.js'] that is no name, and entrypoints",
      { files: { "main.js": 7 }, entrypoints: ["b.mjs"] },
    ],
    ["an entrypoint among what is none", { entrypoints: [null, "assets/index-b.js"] }],
  ])("§7 %s is a new release", async (_, body) => {
    const page = open(json(body));
    await page.pass(10_000);
    expect(page.onUpdate).toHaveBeenCalledOnce();
    await page.pass(60_000);
    expect(page.onUpdate).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["the same files['main.js']", manifestOf("/assets/index-a.js")],
    ["the same, with a query", manifestOf("https://shop.test/assets/index-a.js?x")],
    [
      "the same, whatever entrypoints holds",
      { ...manifestOf("assets/index-a.js"), entrypoints: ["assets/b.js"] },
    ],
    ["entrypoints with the running script", { entrypoints: ["assets/runtime.js", "assets/index-a.js"] }],
    ["entrypoints whose script has a map", { entrypoints: ["assets/b.js.map", "assets/index-a.js"] }],
    ["entrypoints of maps and data alone", { entrypoints: ["assets/b.js.map", "assets/b.json"] }],
    ["an entrypoint within an entrypoint", { entrypoints: [["assets/index-b.js"]] }],
    [
      "the running script in entrypoints, and an invalid files['main.js']",
      { files: { "main.js": 7 }, entrypoints: ["assets/index-a.js"] },
    ],
    ["entrypoints of styles alone", { entrypoints: ["assets/index-b.css"] }],
    ["nothing", {}],
    ["null", null],
    ["a list", []],
    ["another shape", { files: "main.js", entrypoints: 7 }],
    ["an address that is none", manifestOf("http://[")],
  ])("§7 %s is not a new release", async (_, body) => {
    const page = open(json(body));
    await page.pass(130_000);
    expect(page.fetch).toHaveBeenCalledTimes(3);
    expect(page.onUpdate).not.toHaveBeenCalled();
  });

  const broken: Record<string, (init: RequestInit) => Promise<Response>> = {
    "a page": async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    "half a manifest": async () => new Response('{"files":{"main.js":'),
    "a 404 with a manifest in it": async () =>
      Response.json(manifestOf("/assets/index-b.js"), { status: 404 }),
    "a 500": async () => new Response("", { status: 500 }),
    "no network": () => Promise.reject(new TypeError("Failed to fetch")),
    "a fetch that throws": () => {
      throw new Error("refused");
    },
  };
  test.each(Object.entries(broken))(
    "%s is ignored and does not trigger an earlier check",
    async (_, answer) => {
      const page = open(answer);
      await page.pass(130_000);
      expect(page.fetch).toHaveBeenCalledTimes(3);
      expect(page.onUpdate).not.toHaveBeenCalled();
    },
  );

  test("no manifest content causes an exception", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const page = open(json(body));
        await page.pass(10_000);
        expect(page.onUpdate.mock.calls.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("a hanging request is aborted when the next check is due, and its late result is ignored", async () => {
    const requests: { signal: AbortSignal | null | undefined; answer(given: Response): void }[] = [];
    const page = open(({ signal }) => new Promise((answer) => requests.push({ signal, answer })));
    await page.pass(10_000);
    expect(requests[0]?.signal?.aborted).toBe(false);
    await page.pass(60_000);
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    requests[0]?.answer(Response.json(manifestOf("/assets/index-b.js")));
    await new Promise(setImmediate);
    expect(page.onUpdate).not.toHaveBeenCalled();
    requests[1]?.answer(Response.json(manifestOf("/assets/index-b.js")));
    await new Promise(setImmediate);
    expect(page.onUpdate).toHaveBeenCalledOnce();
  });
});

describe("reloading for a new release", () => {
  const minutes = (count: number) => count * 60_000;
  const start = 1_800_000_000_000;

  function tab({
    now = start,
    reloadedAt,
    isBusy = false,
  }: {
    now?: number;
    reloadedAt?: number;
    isBusy?: boolean;
  } = {}) {
    const stored = new Map<string, string>();
    const done: string[] = [];
    const ports = {
      storage: {
        get: (key: string) => stored.get(key) ?? null,
        set: (key: string, value: string) => {
          stored.set(key, value);
          done.push("noted");
        },
      },
      now,
      reloadedAt,
      isBusy: () => isBusy,
      reload: () => void done.push("reloaded"),
    };
    return { ports, done, stored };
  }

  test("D2 the reload is logged first, since nothing of the page is left afterwards", () => {
    const { ports, done, stored } = tab();
    expect(reloadForUpdate(ports)).toBe(true);
    expect(done).toEqual(["noted", "reloaded"]);
    expect([...stored]).toEqual([["updated_at", String(start)]]);
  });

  test("D2 the reload waits while a payment, an OTP entry or a half-filled form is open", () => {
    const { ports, done } = tab({ isBusy: true });
    expect(reloadForUpdate(ports)).toBe(false);
    expect(done).toEqual([]);
    expect(reloadForUpdate({ ...ports, isBusy: () => false })).toBe(true);
  });

  test("D2 never twice within 10 minutes", () => {
    const { ports } = tab();
    expect(reloadForUpdate(ports)).toBe(true);
    expect(reloadForUpdate({ ...ports, now: start + minutes(10) - 1 })).toBe(false);
    expect(reloadForUpdate({ ...ports, now: start + minutes(10) })).toBe(true);
  });

  test("D2 never twice within 10 minutes, even when the tab stores nothing: it knows that it was reloaded", () => {
    const { ports } = tab({ reloadedAt: start });
    expect(reloadForUpdate({ ...ports, now: start + minutes(10) - 1 })).toBe(false);
    expect(reloadForUpdate({ ...ports, now: start + minutes(10) })).toBe(true);
  });

  test("a clock that was set back does not cause a reload loop", () => {
    const { ports } = tab();
    expect(reloadForUpdate(ports)).toBe(true);
    expect(reloadForUpdate({ ...ports, now: start - minutes(5) })).toBe(false);
  });

  test.each(["", "soon", "-1", "9e99"])(
    "an invalid time (%j) under its key does not block the reload",
    (garbage) => {
      const { ports, stored } = tab();
      stored.set("updated_at", garbage);
      expect(reloadForUpdate(ports)).toBe(true);
    },
  );

  test("two releases that alternate 200 times cause at most one reload in 10 minutes", () => {
    const { ports } = tab();
    const reloads = Array.from({ length: 200 }, (_, round) => start + minutes(round)).filter((now) =>
      reloadForUpdate({ ...ports, now }),
    );
    expect(reloads).toHaveLength(20);
  });
});
