/// <reference types="vite/client" />
import { analyticsSessionId, labelEvent } from "../../src/analytics/index.ts";
import { createApiClient } from "../../src/api/index.ts";
import { createCountryDetection, createCountryLookup, dialCodeOf, flagOf } from "../../src/country/index.ts";
import { currencySymbol } from "../../src/currency/index.ts";
import { cutMessage, scrubEvent } from "../../src/error-reporting/index.ts";
import { createFetchAhead, isChunkFailure, loadWithRetry } from "../../src/lazy/index.ts";
import { createLogger } from "../../src/logging/index.ts";
import { formatMoney } from "../../src/money/index.ts";
import { scrubText } from "../../src/privacy/index.ts";
import { openSession } from "../../src/session/index.ts";
import { createStorage } from "../../src/storage/index.ts";
import { secondsOf } from "../../src/time/index.ts";
import { watchForUpdate } from "../../src/update-check/index.ts";

const blocked = () =>
  createStorage(() => {
    throw new Error("blocked");
  });

/** Something behind these doors, with an outcome that is the same wherever it runs. */
const examples: Record<string, () => unknown> = {
  analytics: () => [labelEvent("Book now"), analyticsSessionId(undefined, "_clck=u1^2; _clsk=s1^2")],
  async api() {
    const client = createApiClient({
      host: "https://shop.test",
      fetch: async (asked) => {
        const { url, headers } = new Request(asked);
        return Response.json({ url, token: headers.get("authorization") });
      },
      sessionId: () => "s1",
      pageOrigin: "https://shop.test",
      platform: "web",
      country: () => "in",
      token: () => "t1",
      language: "en",
    });
    return client.get("/noauth-api/v1/home");
  },
  async country() {
    const places = [
      { types: [], address_components: [{ long_name: "Japan", short_name: "JP", types: ["country"] }] },
    ];
    const lookUp = createCountryLookup({
      host: "https://shop.test",
      fetch: async (asked) =>
        new Request(asked).method === "POST"
          ? Response.json({ location: { lat: 35, lng: 139 }, accuracy: 1 })
          : Response.json({ status: "OK", results: places }),
    });
    const detection = createCountryDetection({ storage: blocked(), lookUp, chosen: () => undefined });
    const unknown = detection.isOver();
    await detection.detect("/");
    const known = detection.known() ?? "";
    return [unknown, known, dialCodeOf(known), flagOf(known)];
  },
  currency: () => (["inr", "usd", "eur"] as const).map(currencySymbol),
  "error-reporting": () => [cutMessage("a".repeat(300)).length, scrubEvent({ message: "call 9876543210" })],
  async lazy() {
    const answers = [new Response("<html>"), new Response("export {};")];
    const fetchAhead = createFetchAhead(async () => answers.shift() ?? Response.error());
    const load = () => fetchAhead("/a.js").then(() => "loaded");
    return [isChunkFailure(new Error("Loading chunk 7 failed")), await loadWithRetry(load, load)];
  },
  logging() {
    const said: unknown[] = [];
    const at = (level: string) => (message: string) => void said.push([level, message]);
    const console = { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };
    const reporter = { message: (text: string, severity: string) => void said.push([severity, text]) };
    createLogger({ console, reporter }).warn("slow");
    return said;
  },
  money: () => formatMoney({ amount: 123456, currency: "inr" }),
  privacy: () => scrubText("call 9876543210 or write to a@b.example about /x?token=abc"),
  session: () => openSession(blocked(), 5, () => "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64"),
  storage() {
    const storage = blocked();
    storage.set("utm", "[]");
    return storage.get("utm");
  },
  time: () => ["1:05", "1:00:01", "x"].map(secondsOf),
  "update-check": () =>
    new Promise((told) => {
      watchForUpdate({
        running: "/assets/index-a.js",
        fetch: async () => Response.json({ files: { "main.js": "/assets/index-b.js" } }),
        now: () => 0,
        after(ms, run) {
          // The first round at once, and no other.
          if (ms === 10_000) queueMicrotask(run);
          return () => {};
        },
        onUpdate: () => told("there is a new release"),
      });
    }),
};

const doors = import.meta.glob<Record<string, unknown>>("../../src/*/index.ts");
const nameOf = (path: string) => path.split("/").at(-2) ?? "";

/** Opens every door of core, and does something behind some. What came of it, as JSON, by the doors' names. */
export async function exercise(): Promise<string> {
  const opened = await Promise.all(
    Object.entries(doors).map(async ([path, open]) => {
      const door = await open();
      const did = await examples[nameOf(path)]?.();
      return [nameOf(path), { exports: Object.keys(door).sort(), did }] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(opened));
}
