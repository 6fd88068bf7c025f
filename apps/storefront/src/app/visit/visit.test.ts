import { affiliateId } from "@aradhana/core/affiliate";
import { storedLanding } from "@aradhana/core/landing";
import { isCartDisabled } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { storedUtm } from "@aradhana/core/utm";
import { expect, test } from "vitest";
import { arrivalKey, takeArrival } from "./arrival.ts";
import { beginVisit } from "./begin-visit.ts";

const now = Date.UTC(2026, 10, 20, 6, 30);
const HOUR = 3_600_000;
const arrive = (
  address: string,
  { storage = createStorage(() => undefined), referrer = "https://news.test/a?q=1", at = now } = {},
) => {
  beginVisit(storage, { address: new URL(address, "https://shop.test"), referrer }, at);
  return storage;
};

test("a link that signs in counts as a visit to the page that it leads to", () => {
  const next = encodeURIComponent("/pooja/pj_1?utm_source=app&affiliate_id=aff-1");
  const storage = arrive(`/auth?link=follow&platform=android&next=${next}`, { referrer: "" });
  expect(storage.get("platform")).toBe("android");
  expect(affiliateId(storage)).toBe("aff-1");
  expect(storedUtm(storage)).toEqual([{ utm_source: "app", utm_timestamp: now }]);
  expect(storedLanding(storage)).toEqual({ path: "/pooja/pj_1" });
});

test("the login page that a visitor opens directly is the landing page", () => {
  expect(arrive("/auth?next=%2Fpooja%2Fpj_1%3Futm_source%3Da").get("landing_path")).toBe("/auth");
});

test("D15 a link hides the cart, also behind a login link, and another one shows it again", () => {
  const next = encodeURIComponent("/pooja/pj_1?cart_disabled=true");
  const storage = arrive(`/auth?link=follow&platform=android&next=${next}`);
  expect(isCartDisabled(storage, now)).toBe(true);
  arrive("/", { storage });
  expect(isCartDisabled(storage, now)).toBe(true);
  arrive("/?cart_disabled=false", { storage });
  expect(isCartDisabled(storage, now)).toBe(false);
});

test("a cart that was hidden more than 90 days ago shows again", () => {
  const storage = createStorage(() => undefined);
  storage.set("cart_disabled", "true");
  storage.set("cart_disabled_session_start", String(now - 91 * 24 * HOUR));
  arrive("/", { storage });
  expect(storage.get("cart_disabled")).toBeNull();
});

test("the stored arrival is read once, if it is an address of ours", () => {
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
