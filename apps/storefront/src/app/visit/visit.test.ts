import { createDeferredAnalytics } from "@aradhana/core/analytics";
import { attribution } from "@aradhana/core/contract";
import { createStorage, storageKeys } from "@aradhana/core/storage";
import * as v from "valibot";
import { expect, test } from "vitest";
import { attributionOf } from "../../features/checkout/attribution/attribution.ts";
import { arrivalKey, takeArrival } from "./arrival.ts";
import { beginVisit } from "./begin-visit.ts";

const now = Date.UTC(2026, 10, 20, 6, 30);
const HOUR = 3_600_000;
/** A tool that has not arrived. */
const analytics = createDeferredAnalytics();
const arrive = (
  address: string,
  { storage = createStorage(() => undefined), referrer = "https://news.test/a?q=1", at = now } = {},
) => {
  beginVisit(storage, { address: new URL(address, "https://shop.test"), referrer }, at);
  return storage;
};

test("an order tells who sent its buyer", () => {
  const storage = arrive("/pooja/pj_1?utm_source=a&utm_medium=b&affiliate_id=aff-1&step=pay");
  const cookies = "_fbp=fb.1.1596403881668.1116446470; country=in; _clsk=1vgt8kq^1763620000000^3^1^x";
  const told = attributionOf({ storage, analytics }, cookies, now + HOUR);
  expect(told).toEqual({
    affiliate_id: "aff-1",
    utm: [{ utm_source: "a", utm_medium: "b", utm_timestamp: now }],
    fbp: "fb.1.1596403881668.1116446470",
    referrer_url: "https://news.test/a",
    landing_path: "/pooja/pj_1",
    analytics_session_id: "1vgt8kq",
  });
  expect(v.is(attribution, told)).toBe(true);
});

test("the analytics session id comes first from the analytics tool, then from its cookie", () => {
  const storage = arrive("/");
  const toldBy = (sessionId: () => string | undefined) =>
    attributionOf({ storage, analytics: { sessionId } }, "_clsk=cookie^1", now).analytics_session_id;
  expect(toldBy(() => "tool")).toBe("tool");
  expect(toldBy(() => undefined)).toBe("cookie");
});

test("who came by nobody tells nothing but where they arrived", () => {
  const storage = arrive("/", { referrer: "" });
  expect(attributionOf({ storage, analytics }, "", now)).toEqual({ utm: [], landing_path: "/" });
});

test("a campaign of yesterday sends nobody today", () => {
  const storage = arrive("/?utm_source=a");
  expect(attributionOf({ storage, analytics }, "", now + 13 * HOUR).utm).toEqual([]);
});

test("a link that signs in is told as what it was made for", () => {
  const next = encodeURIComponent("/pooja/pj_1?utm_source=app&affiliate_id=aff-1");
  const storage = arrive(`/auth?link=follow&platform=android&next=${next}`, { referrer: "" });
  expect(storage.get("platform")).toBe("android");
  expect(attributionOf({ storage, analytics }, "", now)).toEqual({
    affiliate_id: "aff-1",
    utm: [{ utm_source: "app", utm_timestamp: now }],
    landing_path: "/pooja/pj_1",
  });
});

test("the login that somebody goes to by himself is where he arrived", () => {
  expect(arrive("/auth?next=%2Fpooja%2Fpj_1%3Futm_source%3Da").get("landing_path")).toBe("/auth");
});

test("a cart that was hidden 90 days ago is there again", () => {
  const storage = createStorage(() => undefined);
  storage.set("cart_disabled", "true");
  storage.set("cart_disabled_session_start", String(now - 91 * 24 * HOUR));
  arrive("/", { storage });
  expect(storage.get("cart_disabled")).toBeNull();
});

test.each(["", "{", "null", "[[[]]]", '{"token":7}', "\0\u202e\ud800", "9".repeat(100_000)])(
  "with garbage under every key an order is still told what the API takes",
  (garbage) => {
    const storage = createStorage(() => undefined);
    for (const key of storageKeys) storage.set(key, garbage);
    const cookies = `_fbp=${garbage}; _fbc=${garbage}; _clsk=${garbage}`;
    expect(v.is(attribution, attributionOf({ storage, analytics }, cookies, now))).toBe(true);
    arrive("/?utm_source=a&affiliate_id=b", { storage });
    expect(v.is(attribution, attributionOf({ storage, analytics }, cookies, now))).toBe(true);
  },
);

test("where somebody arrived is taken once, if it is an address of ours", () => {
  const drafts = createStorage(() => undefined);
  drafts.set(arrivalKey, "https://shop.test/?utm_source=a https://news.test/a");
  const arrival = takeArrival(drafts, "https://shop.test");
  expect([arrival?.address.href, arrival?.referrer]).toEqual([
    "https://shop.test/?utm_source=a",
    "https://news.test/a",
  ]);
  expect(takeArrival(drafts, "https://shop.test")).toBeUndefined();
});

test.each(["", " ", "{", "https://evil.test/?utm_source=a ", "javascript:alert(1) x", "9".repeat(100_000)])(
  "%.30j is no arrival",
  (garbage) => {
    const drafts = createStorage(() => undefined);
    drafts.set(arrivalKey, garbage);
    expect(takeArrival(drafts, "https://shop.test")).toBeUndefined();
    expect(drafts.keys()).toEqual([]);
  },
);
