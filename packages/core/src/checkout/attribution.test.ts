import * as v from "valibot";
import { expect, test } from "vitest";
import { storeAffiliate } from "../affiliate/index.ts";
import { attribution } from "../contract/index.ts";
import { storeLanding } from "../landing/index.ts";
import { createStorage, storageKeys } from "../storage/index.ts";
import { storeUtm } from "../utm/index.ts";
import { attributionOf } from "./index.ts";

const now = Date.UTC(2026, 10, 20, 6, 30);
const HOUR = 3_600_000;
const analytics = { sessionId: (): string | undefined => undefined };

function arrive(address: string, referrer = "", storage = createStorage(() => undefined)) {
  const url = new URL(address, "https://shop.test");
  storeAffiliate(storage, url.searchParams);
  storeUtm(storage, url.searchParams, now);
  storeLanding(storage, url, referrer);
  return storage;
}

test("§8 an order names the affiliate, the campaigns and the pages that brought its buyer", () => {
  const storage = arrive(
    "/pooja/pj_1?utm_source=a&utm_medium=b&affiliate_id=aff-1",
    "https://news.test/a?q=1",
  );
  const cookies = "_fbp=fb.1.1596403881668.1116446470; country=in; _clsk=1vgt8kq^1763620000000^3^1^x";
  const sent = attributionOf({ storage, analytics }, cookies, now + HOUR);
  expect(sent).toEqual({
    affiliate_id: "aff-1",
    utm: [{ utm_source: "a", utm_medium: "b", utm_timestamp: now }],
    fbp: "fb.1.1596403881668.1116446470",
    referrer_url: "https://news.test/a",
    landing_path: "/pooja/pj_1",
    analytics_session_id: "1vgt8kq",
  });
  expect(v.is(attribution, sent)).toBe(true);
});

test("the analytics session id comes first from the analytics tool, then from its cookie", () => {
  const idFrom = (sessionId: () => string | undefined) =>
    attributionOf({ storage: arrive("/"), analytics: { sessionId } }, "_clsk=cookie^1", now)
      .analytics_session_id;
  expect([idFrom(() => "tool"), idFrom(() => undefined)]).toEqual(["tool", "cookie"]);
});

test("a visit without a campaign or a referrer sends its landing page alone", () => {
  expect(attributionOf({ storage: arrive("/"), analytics }, "", now)).toEqual({ utm: [], landing_path: "/" });
});

test("a campaign older than its validity is not sent", () => {
  const visit = { storage: arrive("/?utm_source=a"), analytics };
  expect(attributionOf(visit, "", now + 13 * HOUR).utm).toEqual([]);
});

test.each(["", "{", "null", "[[[]]]", '{"token":7}', "\0\u202e\ud800", "9".repeat(100_000)])(
  "garbage like %.20j in storage and cookies never makes an attribution that the API rejects",
  (garbage) => {
    const storage = createStorage(() => undefined);
    for (const key of storageKeys) storage.set(key, garbage);
    const cookies = `_fbp=${garbage}; _fbc=${garbage}; _clsk=${garbage}`;
    expect(v.is(attribution, attributionOf({ storage, analytics }, cookies, now))).toBe(true);
    arrive("/?utm_source=a&affiliate_id=b", "", storage);
    expect(v.is(attribution, attributionOf({ storage, analytics }, cookies, now))).toBe(true);
  },
);
