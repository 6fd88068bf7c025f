import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";

const { db, parts, request } = await createTestApp();
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");

const newCoupon = () => ({
  code: `T${randomUUID().slice(0, 8).toUpperCase()}`,
  discount: { kind: "flat", flat: { inr: 10_000, usd: 100, eur: 100 } },
  min_total: { inr: 0, usd: 0, eur: 0 },
  ...{ starts_at: testNow.toISOString(), ends_at: null as string | null },
  ...{ min_devotees: null, first_order_only: false, per_customer: null },
});
const create = (coupon: unknown, by = owner) => by.json("POST", "/coupon", coupon);
/** What a quote says about the coupon. */
const quoted = async (coupon: string) => (await shopper(request).quote({ coupon })).results.coupon;

test("an owner's coupon reduces the price until somebody ends it, and both are in the log", async () => {
  const coupon = newCoupon();
  expect(await create(coupon)).toMatchObject({ status: 201, results: coupon });
  expect(await quoted(coupon.code)).toMatchObject({ status: "applied" });
  const end = () => owner.json("POST", `/coupon/${coupon.code}/end`);
  expect((await end()).results.ends_at).toBe(testNow.toISOString());
  expect((await end()).status).toBe(200);
  expect(await quoted(coupon.code)).toMatchObject({ status: "refused" });
  expect((await owner.json("GET", `/log?subject=${coupon.code}`)).results).toMatchObject([
    { action: "coupon.end", before: { ends_at: null }, after: { ends_at: testNow.toISOString() } },
    { action: "coupon.create", staff_id: owner.id, after: coupon },
  ]);
});

test("support reads the coupons, with those in percent", async () => {
  const discount = { kind: "pct", pct: 15, cap: { inr: 50_000, usd: 600, eur: 600 } };
  const coupon = { ...newCoupon(), discount };
  await create(coupon);
  const { results, meta } = await support.json("GET", "/coupon?limit=100");
  expect(results).toContainEqual(coupon);
  expect(meta.total).toBe(results.length);
});

test("a code exists once, and a coupon does not end before it starts", async () => {
  const coupon = newCoupon();
  await create(coupon);
  expect(await create(coupon)).toMatchObject({ status: 409, code: "staff.coupon_exists" });
  expect(await create({ ...newCoupon(), ends_at: testNow.toISOString() })).toMatchObject({
    status: 422,
    field_errors: [{ field: "ends_at", code: "too_early" }],
  });
  expect((await owner.json("POST", "/coupon/NONE/end")).status).toBe(404);
});
