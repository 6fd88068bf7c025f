import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPrefetcher, isChunkFailure, reloadHome } from "./index.ts";

afterEach(() => void vi.useRealTimers());

describe("chunk failures are recognised by their message", () => {
  test.each([
    "Loading chunk 7 failed",
    "Loading chunk vendors~main failed.\n(missing: https://shop.test/static/js/7.js)",
    "Loading CSS chunk 7 failed.",
    "Unexpected token <",
    "Unexpected token '<'",
    "Failed to fetch dynamically imported module: https://shop.test/assets/route-1.js",
    "error loading dynamically imported module: https://shop.test/assets/route-1.js",
    "expected expression, got '<'",
    "Importing a module script failed.",
    "'text/html' is not a valid JavaScript MIME type.",
    "Unable to preload CSS for /assets/route-1.css",
  ])("§8 %j is a chunk load error", (message) => {
    expect(isChunkFailure(new Error(message))).toBe(true);
  });

  test.each([
    "x is not a function",
    "Failed to fetch",
    "Unexpected token '<', \"<!doctype \"... is not valid JSON",
    "Unexpected token < in JSON at position 0",
    "Unexpected token ')'",
    "",
  ])("%j is not one", (message) => {
    expect(isChunkFailure(new Error(message))).toBe(false);
  });

  test("a value that is not an error is not a chunk failure", () => {
    expect(isChunkFailure("Loading chunk 7 failed")).toBe(false);
    expect(isChunkFailure(undefined)).toBe(false);
  });
});

describe("reloading the home page", () => {
  const tab = () => {
    const stored = new Map<string, string>();
    return {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
    };
  };

  test("§2 chunk-load failures force a hard reload to / after 100 ms", () => {
    vi.useFakeTimers();
    const leave = vi.fn();
    expect(reloadHome({ storage: tab(), now: 1_000_000, leave })).toBe(true);
    vi.advanceTimersByTime(99);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledExactlyOnceWith("/");
  });

  test("reloads at most once in half a minute, so that it cannot loop", () => {
    vi.useFakeTimers();
    const storage = tab();
    const leave = vi.fn();
    expect(reloadHome({ storage, now: 1_000_000, leave })).toBe(true);
    expect(reloadHome({ storage, now: 1_000_000, leave })).toBe(false);
    expect(reloadHome({ storage, now: 1_029_999, leave })).toBe(false);
    expect(reloadHome({ storage, now: 1_030_000, leave })).toBe(true);
    vi.runAllTimers();
    expect(leave).toHaveBeenCalledTimes(2);
    expect(storage.get("reloaded_at")).toBe("1030000");
  });

  test("does not reload when the tab cannot store the time, since it could loop", () => {
    vi.useFakeTimers();
    const leave = vi.fn();
    const forgetful = { get: () => null, set: () => {} };
    expect(reloadHome({ storage: forgetful, now: 1_000_000, leave })).toBe(false);
    vi.runAllTimers();
    expect(leave).not.toHaveBeenCalled();
  });

  test.each(["yesterday", "", "9e99"])(
    "an invalid time (%j) under its key does not block the reload",
    (garbage) => {
      vi.useFakeTimers();
      const storage = tab();
      storage.set("reloaded_at", garbage);
      expect(reloadHome({ storage, now: 1_000_000, leave: vi.fn() })).toBe(true);
    },
  );
});

describe("files fetched before they run", () => {
  const script = () =>
    new Response("export const a = 1;", { headers: { "content-type": "text/javascript" } });
  const address = "https://shop.test/assets/a.js";

  test("a fetched file is not fetched again", async () => {
    const fetch = vi.fn(async () => script());
    const prefetchFile = createPrefetcher(fetch);
    await Promise.all([prefetchFile(address), prefetchFile(address)]);
    await prefetchFile(address);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ cache: "default" }));
  });

  const failures: Record<string, () => Promise<Response>> = {
    "no network": () => Promise.reject(new TypeError("Failed to fetch")),
    "a 503": async () => new Response("", { status: 503 }),
    "a 404": async () => new Response("", { status: 404 }),
    "a page": async () => new Response("", { headers: { "content-type": "text/html; charset=utf-8" } }),
    "a page that calls itself a script": async () =>
      new Response("\n<!doctype html>", { headers: { "content-type": "text/javascript" } }),
    "half an answer": async () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) })),
  };
  test.each(Object.entries(failures))(
    "§9 after %s the retry bypasses every cache and succeeds",
    async (_, fail) => {
      const fetch = vi.fn(async () => script()).mockImplementationOnce(fail);
      const prefetchFile = createPrefetcher(fetch);
      const lost = await prefetchFile(address).catch((error: unknown) => error);
      expect(isChunkFailure(lost)).toBe(true);
      await expect(prefetchFile(address)).resolves.toBeUndefined();
      expect(fetch).toHaveBeenLastCalledWith(address, expect.objectContaining({ cache: "reload" }));
    },
  );

  test("the error names why a file did not load", async () => {
    const prefetchFile = createPrefetcher(async () => new Response("", { status: 404 }));
    await expect(prefetchFile(address)).rejects.toMatchObject({
      message: `Loading chunk ${address} failed`,
      cause: { message: "status 404" },
    });
  });

  test("§7 a fetch is aborted after 120 s", async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const prefetchFile = createPrefetcher(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          if (!signal) return;
          signals.push(signal);
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    const loading = prefetchFile(address).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isChunkFailure(await loading)).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test("a finished fetch leaves no timer behind", async () => {
    vi.useFakeTimers();
    await createPrefetcher(async () => script())(address);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("it works with a real server", async () => {
    let answers = 0;
    const server = createServer((_, response) => {
      answers += 1;
      if (answers === 1) response.destroy();
      else response.end("export {};");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const prefetchFile = createPrefetcher(fetch);
    const file = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.js`;
    await expect(prefetchFile(file)).rejects.toThrow("Loading chunk");
    await expect(prefetchFile(file)).resolves.toBeUndefined();
    server.close();
  });
});
