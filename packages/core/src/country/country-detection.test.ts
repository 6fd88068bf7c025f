import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import type { Log } from "../logging/index.ts";
import { createStorage, type KeyValueStorage } from "../storage/index.ts";
import { type CountryLookup, createCountryDetection } from "./index.ts";

const place = (short_name: string, long_name: string) => ({
  types: ["country", "political"],
  address_components: [{ long_name, short_name, types: ["country", "political"] }],
});
const usa = place("US", "United States");
const street = {
  types: ["route"],
  address_components: [{ long_name: "Elm Street", short_name: "Elm St", types: ["route"] }],
};

interface Given {
  storage?: KeyValueStorage;
  lookUp?: CountryLookup;
  chosen?: string;
  edge?: string;
  isLeaving?: () => boolean | Promise<boolean>;
  alone?: <Done>(run: () => Promise<Done>) => Promise<Done>;
}

/** A browser on its first page, or with what an earlier page stored. */
function visit({
  storage = createStorage(() => undefined),
  lookUp = async () => [usa],
  chosen,
  edge,
  isLeaving,
  alone,
}: Given = {}) {
  const clock = fakeClock();
  const error = vi.fn();
  const log: Log = { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const lookUpSpy = vi.fn(lookUp);
  const choice = { made: chosen };
  const detection = createCountryDetection({
    storage,
    lookUp: lookUpSpy,
    hints: () => ({ chosen: choice.made, edge }),
    log,
    ...(isLeaving && { isLeaving }),
    ...(alone && { alone }),
    after: clock.after,
  });
  return { detection, storage, clock, error, lookUpSpy, choice };
}

test("§4 unknown becomes known after the lookup call", async () => {
  const { detection, storage } = visit();
  expect(detection.known()).toBeUndefined();
  expect(detection.isSettled()).toBe(false);
  expect(await detection.detect("/")).toEqual([usa]);
  expect(detection.known()).toBe("us");
  expect(detection.isSettled()).toBe(true);
  expect(storage.keys().sort()).toEqual([
    "country_api_called",
    "country_ready",
    "location_info",
    "user_location",
  ]);
});

test("§3 Location info: list of geocode results; stored country object with long_name, short_name, types", async () => {
  const { detection, storage } = visit({ lookUp: async () => [street, usa] });
  await detection.detect("/");
  expect(JSON.parse(storage.get("location_info") ?? "")).toEqual([street, usa]);
  expect(JSON.parse(storage.get("user_location") ?? "")).toEqual({
    long_name: "United States",
    short_name: "US",
    types: ["country", "political"],
  });
  expect([storage.get("country_api_called"), storage.get("country_ready")]).toEqual(["true", "true"]);
});

test.each([
  ["the lookup fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["it finds nothing", async () => []],
  ["it finds no country", async () => [street]],
  ["what it calls a country is none", async () => [place("USA", "United States")]],
  ["no such country is known (B-37)", async () => [place("ZZ", "Nowhere")]],
  ["it throws what is no error", () => Promise.reject("no")],
] as [string, CountryLookup][])(
  "§8 'Error Fetching Country!': logged; country falls back to India (IN); an empty list is returned, where %s",
  async (_, lookUp) => {
    const { detection, storage, error } = visit({ lookUp });
    expect(await detection.detect("/")).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith("Error Fetching Country!", { reason: expect.any(String) });
    expect(detection.known()).toBe("in");
    expect(JSON.parse(storage.get("user_location") ?? "")).toEqual({
      long_name: "India",
      short_name: "IN",
      types: ["country", "political"],
    });
  },
);

test("an invalid stored country counts as unknown", () => {
  const storage = createStorage(() => undefined);
  storage.set("user_location", JSON.stringify(place("ZZ", "Nowhere").address_components[0]));
  expect(visit({ storage }).detection.known()).toBeUndefined();
});

test("§4 The lookup happens once per browser: of tabs that open together, one makes the request and the others read its result", async () => {
  const storage = createStorage(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Done>(run: () => Promise<Done>): Promise<Done> => {
    const done = last.then(run);
    last = done;
    return done;
  };
  const tabs = [1, 2, 3].map(() => visit({ storage, alone }));
  const found = await Promise.all(tabs.map(({ detection }) => detection.detect("/")));
  expect(found).toEqual([[usa], [usa], [usa]]);
  expect(tabs.map(({ lookUpSpy }) => lookUpSpy.mock.calls.length)).toEqual([1, 0, 0]);
  for (const { detection, clock } of tabs) {
    expect(detection.known()).toBe("us");
    expect(clock.waiting()).toBe(0);
  }
});

test("the log names the reason of a failed lookup", async () => {
  const failed = visit({ lookUp: () => Promise.reject(new TypeError("Failed to fetch")) });
  await failed.detection.detect("/");
  expect(failed.error).toHaveBeenCalledWith("Error Fetching Country!", { reason: "Failed to fetch" });
  const empty = visit({ lookUp: async () => [] });
  await empty.detection.detect("/");
  expect(empty.error).toHaveBeenCalledWith("Error Fetching Country!", {
    reason: "no country among the places found",
  });
  const odd = visit({ lookUp: () => Promise.reject("no") });
  await odd.detection.detect("/");
  expect(odd.error).toHaveBeenCalledWith("Error Fetching Country!", { reason: "no" });
});

test.each([
  ["is told at once", () => true],
  ["is told a moment later", () => new Promise<boolean>((resolve) => setImmediate(resolve, true))],
])("a lookup interrupted by leaving the page stores nothing, if the page %s", async (_, isLeaving) => {
  const { detection, storage, error } = visit({
    lookUp: () => Promise.reject(new TypeError("Load failed")),
    isLeaving,
  });
  expect(await detection.detect("/")).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  expect(storage.keys()).toEqual([]);
  const next = visit({ storage });
  expect(next.detection.isSettled()).toBe(false);
  await next.detection.detect("/");
  expect(next.detection.known()).toBe("us");
});

test("a page that is left looks the country up again when it is restored; waiting calls are released", async () => {
  const lookUp = vi.fn<CountryLookup>(async () => [usa]).mockRejectedValueOnce(new TypeError("Load failed"));
  const { detection, clock } = visit({ lookUp, isLeaving: () => true });
  await detection.detect("/");
  clock.pass(4_999);
  expect(detection.isSettled()).toBe(false);
  clock.pass(1);
  expect(detection.isSettled()).toBe(true);
  await detection.detect("/");
  expect(detection.known()).toBe("us");
});

test("§4 On failure it is marked as called: the next page does not repeat it", async () => {
  const { detection, storage } = visit({ lookUp: () => Promise.reject(new TypeError("Failed to fetch")) });
  await detection.detect("/");
  expect(storage.get("country_api_called")).toBe("true");
  const next = visit({ storage });
  expect(await next.detection.detect("/")).toEqual([]);
  expect(next.lookUpSpy).not.toHaveBeenCalled();
  expect(next.detection.known()).toBe("in");
});

test("§4 The lookup happens once per browser (flag), and later pages know its result", async () => {
  const { detection, storage, lookUpSpy } = visit();
  await Promise.all([detection.detect("/"), detection.detect("/")]);
  await detection.detect("/");
  expect(lookUpSpy).toHaveBeenCalledOnce();
  const next = visit({ storage });
  expect(next.detection.known()).toBe("us");
  expect(await next.detection.detect("/")).toEqual([usa]);
  expect(next.lookUpSpy).not.toHaveBeenCalled();
});

test.each([
  "/pooja/pj_1",
  "/puja/sankalp/pk_1",
  "/online-puja",
  "/vip-pujas",
  "/chadhaava/1",
  "/abhimantrit-products",
  "/abhimantrit-product/orders/success/1",
  "/order/payment-confirmation/ord_1/pooja/sandbox",
  "/widget/order/payment-confirmation/1/2/3/4/5",
])("D11 skipped when the current landing path is %s, and sets country_ready", async (path) => {
  const { detection, storage, lookUpSpy } = visit();
  expect(await detection.detect(path)).toEqual([]);
  expect(lookUpSpy).not.toHaveBeenCalled();
  expect(storage.get("country_ready")).toBe("true");
  expect(storage.get("country_api_called")).toBeNull();
  expect(detection.isSettled()).toBe(true);
  expect(detection.known()).toBeUndefined();
});

test("§4 skipped for a user who landed on them, on every later page", async () => {
  const storage = createStorage(() => undefined);
  storage.set("landing_path", "/chadhaava/1");
  const { detection, lookUpSpy } = visit({ storage });
  await detection.detect("/");
  expect(lookUpSpy).not.toHaveBeenCalled();
  expect(detection.isSettled()).toBe(true);
});

test.each(["/", "/gemstones", "/my/pooja", "/blogs/puja", "/online", "/payment", "/abhimantrit", ""])(
  "D11 skips no other page: %j",
  async (path) => {
    const { detection, lookUpSpy, storage } = visit();
    storage.set("landing_path", path);
    await detection.detect(path);
    expect(lookUpSpy).toHaveBeenCalledOnce();
  },
);

test("D11 applies to every path that begins with or contains these segments, and to no other", async () => {
  const beginnings = ["/pooja", "/puja", "/online-puja", "/vip-pujas", "/chadhaava", "/abhimantrit-product"];
  const path = fc
    .array(fc.constantFrom(...beginnings, "/", "/order", "payment-confirmation", "x", "payment"))
    .map((parts) => `/${parts.join("")}`.replace(/^\/\//, "/"));
  await fc.assert(
    fc.asyncProperty(path, path, async (current, landed) => {
      const { detection, lookUpSpy, storage } = visit();
      storage.set("landing_path", landed);
      await detection.detect(current);
      const skips = [current, landed].some(
        (each) =>
          beginnings.some((begin) => each.indexOf(begin) === 0) ||
          each.split("payment-confirmation").length > 1,
      );
      expect(lookUpSpy).toHaveBeenCalledTimes(skips ? 0 : 1);
    }),
  );
});

test("a browser that skipped the lookup on one page does it on the next page that does not skip it", async () => {
  const { detection, storage } = visit();
  storage.set("landing_path", "/");
  await detection.detect("/pooja/pj_1");
  const next = visit({ storage });
  await next.detection.detect("/");
  expect(next.lookUpSpy).toHaveBeenCalledOnce();
});

test("the user's own choice always wins: over a finished lookup, during one, and when the choice changes", async () => {
  const { detection, choice } = visit({ chosen: "de", edge: "gb" });
  expect(detection.known()).toBe("de");
  await detection.detect("/");
  expect(detection.known()).toBe("de");
  choice.made = "jp";
  expect(detection.known()).toBe("jp");
  choice.made = undefined;
  expect(detection.known()).toBe("gb");
});

test("the server's value wins over the lookup, and nothing waits for the lookup", async () => {
  const { detection, lookUpSpy } = visit({ edge: "gb" });
  expect(detection.isSettled()).toBe(true);
  await detection.detect("/");
  expect(lookUpSpy).toHaveBeenCalledOnce();
  expect(detection.known()).toBe("gb");
});

test("a hanging lookup blocks calls for five seconds at most, and its late result is used", async () => {
  let answer: (results: [typeof usa]) => void = () => {};
  const { detection, storage, clock } = visit({
    lookUp: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const listener = vi.fn();
  detection.subscribe(listener);
  const found = detection.detect("/");
  clock.pass(4_999);
  expect(detection.isSettled()).toBe(false);
  clock.pass(1);
  expect(detection.isSettled()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(detection.known()).toBeUndefined();
  expect(storage.get("country_api_called")).toBeNull();
  answer([usa]);
  await found;
  expect(detection.known()).toBe("us");
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a finished lookup leaves no timer behind", async () => {
  const { detection, clock } = visit();
  const found = detection.detect("/");
  expect(clock.waiting()).toBe(1);
  await found;
  expect(clock.waiting()).toBe(0);
});

test("subscribers are notified when the country is known or the wait ends, and not after unsubscribing", async () => {
  const { detection } = visit();
  const [stays, leaves] = [vi.fn(), vi.fn()];
  detection.subscribe(stays);
  detection.subscribe(leaves)();
  await detection.detect("/");
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
  const skipping = visit();
  skipping.detection.subscribe(stays);
  await skipping.detection.detect("/pooja/1");
  expect(stays).toHaveBeenCalledTimes(2);
});

test("another tab's result is used: its country, or that the lookup failed", () => {
  const { detection, storage } = visit();
  storage.set("country_ready", "false");
  expect(detection.isSettled()).toBe(false);
  storage.set("country_ready", "true");
  expect(detection.isSettled()).toBe(true);
  expect(detection.known()).toBeUndefined();
  storage.set(
    "user_location",
    JSON.stringify({ long_name: "Germany", short_name: "DE", types: ["country"] }),
  );
  expect(detection.known()).toBe("de");
});

test("the country survives the end of a session, which clears the storage", async () => {
  const { detection, storage, lookUpSpy } = visit();
  await detection.detect("/");
  storage.clear();
  expect(detection.known()).toBe("us");
  expect(detection.isSettled()).toBe(true);
  await detection.detect("/");
  expect(lookUpSpy).toHaveBeenCalledOnce();
  const skipped = visit();
  await skipped.detection.detect("/pooja/1");
  skipped.storage.clear();
  expect(skipped.detection.isSettled()).toBe(true);
});

test.each([
  '{"token":',
  "null",
  "[[[]]]",
  '{"short_name":7}',
  '{"long_name":"","short_name":"","types":[]}',
  "9".repeat(9_999),
])("invalid stored values are ignored and do not stop the lookup: %.30s", async (garbage) => {
  const { detection, storage, lookUpSpy } = visit();
  for (const key of [
    "country_api_called",
    "country_ready",
    "location_info",
    "user_location",
    "landing_path",
  ]) {
    storage.set(key, garbage);
  }
  expect(detection.known()).toBeUndefined();
  expect(detection.isSettled()).toBe(false);
  await detection.detect("/");
  expect(lookUpSpy).toHaveBeenCalledOnce();
  expect(detection.known()).toBe("us");
  storage.set("location_info", garbage);
  expect(await visit({ storage }).detection.detect("/")).toEqual([]);
});

test("uses the real timer and no log when none is given", async () => {
  vi.useFakeTimers();
  try {
    const storage = createStorage(() => undefined);
    let fail: (reason: Error) => void = () => {};
    const lookUp: CountryLookup = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const detection = createCountryDetection({ storage, lookUp, hints: () => ({}) });
    const found = detection.detect("/");
    vi.advanceTimersByTime(5_000);
    expect(detection.isSettled()).toBe(true);
    fail(new Error("no"));
    expect(await found).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
