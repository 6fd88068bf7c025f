/// <reference types="vite/client" />
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paymentStatus } from "./contract/orders.ts";
import { geocodeResponse, geolocation } from "./contract/places.ts";
import { closes, home, money } from "./contract/rituals.ts";
import { fakeClock } from "./fake-clock.ts";

type Names = Record<string, unknown>;

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const entryPoints = import.meta.glob<Names>("../src/*/index.ts", { eager: true });
const nameOf = (path: string) => path.split("/").at(-2) ?? "";
const everything: Names = Object.assign({}, ...Object.values(entryPoints));
const { createStorage } = entryPoints["../src/storage/index.ts"] as typeof import("../src/storage/index.ts");
const { createApiClient } = entryPoints["../src/api/index.ts"] as typeof import("../src/api/index.ts");

/** The example of each entry point, by its name. */
const examples = new Map(
  [...readme.matchAll(/^### (\S+)\n(?:(?!^### ).*\n)*?```ts\n((?:.*\n)*?)```$/gm)].map(
    ([, entryPoint = "", code = ""]) => [entryPoint, code],
  ),
);

/** Variables that an example may use: those of the page it is shown in. */
function surroundings(): Names {
  const clock = fakeClock();
  const say = () => {};
  const log = { error: say, warn: say, info: say, debug: say };
  const page = Object.assign(new EventTarget(), {
    clarity: say,
    localStorage: undefined,
    parent: {},
    self: {},
  });
  const fbp = "fb.1.1596403881668.1116446470";
  const fbc = "fb.1.1596403881668.IwAR2";
  const id = (prefix: string) => `${prefix}_0123456789abcdefg`;
  const fixtures = {
    reservation_id: id("rsv"),
    pooja_id: id("pj"),
    package_id: id("pk"),
    title: "Puja",
    price: money,
  };
  const tab = createStorage(() => undefined);
  const options = {
    host: "https://shop.test",
    sessionId: () => "s1",
    pageOrigin: "",
    platform: "web",
    language: "en",
  } as const;
  return {
    v,
    fbp,
    fbc,
    log,
    caller: { sessionId: () => "s1", pageOrigin: "https://shop.test", platform: "web" },
    analytics: { identify: say, set: say, event: say },
    tab,
    document: { cookie: `_fbp=${fbp}; _fbc=${fbc}; _clsk=s1`, referrer: "https://news.test/a?q=1" },
    location: { href: "https://shop.test/online-puja", pathname: "/", assign: say },
    window: page,
    host: "https://shop.test",
    storage: createStorage(() => undefined),
    sessionId: () => "s1",
    pageOrigin: "https://shop.test",
    after: clock.after,
    ...fixtures,
    request: { json: async () => ({}) },
    cookie: () => undefined,
    show: say,
    report: say,
    dropReturnFromAddress: say,
    retry: say,
    dsn: "",
    BrowserClient: class {},
    error: new Error("x"),
    console: log,
    reporter: { message: say },
    origins: { astrology: "https://astro.test", gemstones: "https://gems.test" },
    orderId: id("ord"),
    pooja: {
      status: "open",
      cutoff_at: "2026-01-01T00:00:00Z",
      muhurat: { start_at: "2026-01-02T00:00:00Z" },
    },
    reloadedAt: undefined,
    isBusy: () => false,
    reload: say,
    token: "t1",
    id: id("cus"),
    getUser: async () => ({ results: { id: id("cus") } }),
    imported: async () => ({ Component: say, openSentry: () => ({ exception: say, message: say }) }),
    options,
    api: createApiClient({ ...options, country: () => "in" }),
    fetch: globalThis.fetch,
  };
}

const meta = { request_id: "r1", server_time: closes, currency: "inr", country_code: "in" };
const answers: Names = {
  "/noauth-api/v1/home": { success: true, message: "ok", results: home, meta },
  "/noauth-api/v1/login/sendOtp": {
    ...{ success: true, message: "ok", meta: { ...meta, server_time: new Date().toISOString() } },
    results: {
      otp_id: "otp_0123456789abcdefg",
      resend_at: closes,
      expires_at: "2999-01-01T00:00:00Z",
      tries_left: 4,
    },
  },
  "/noauth-api/v1/payment/verify": { success: true, message: "ok", results: paymentStatus, meta },
  "/noauth-api/v1/geo/geolocate": geolocation,
  "/noauth-api/v1/geo/geocode": geocodeResponse,
};
beforeAll(() => {
  vi.stubGlobal("fetch", async ({ url }: Request) => Response.json(answers[new URL(url).pathname]));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const AsyncFunction = (async () => {}).constructor as new (
  ...of: string[]
) => (...given: unknown[]) => Promise<void>;

/** The value that the comment after an expression claims, if it can be parsed. */
const valueIn = (comment: string) =>
  /^(?:"[^"]*"|\d+(?=$|:)|\{[^}]*\}|true|false|undefined)/.exec(comment)?.[0] ??
  (/^https:\S+/.test(comment) ? JSON.stringify(comment) : undefined);

/** The example with each claimed value compared with the actual one. */
function compared(code: string): string {
  return code
    .replaceAll("import(", "imported(")
    .replace(/^(?!const )(\S.*?); \/\/ (.*)$/gm, (line, expression, comment) => {
      const value = valueIn(comment);
      return value ? `compare(await (${expression}), (${value}), ${JSON.stringify(expression)});` : line;
    });
}

test("every entry point has an example, in order", () => {
  expect([...examples.keys()]).toEqual(Object.keys(entryPoints).map(nameOf).sort());
});

test.each([...examples])("the example of %s is correct", async (entryPoint, code) => {
  const names: Names = { ...everything, ...surroundings(), ...entryPoints[`../src/${entryPoint}/index.ts`] };
  const compare = (found: unknown, expected: unknown, expression: string) =>
    expect(found, expression).toEqual(expected);
  const run = new AsyncFunction("compare", ...Object.keys(names), `"use strict";{${compared(code)}}`);
  await run(compare, ...Object.values(names));
});
