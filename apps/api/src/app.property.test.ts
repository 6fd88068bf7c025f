import { partnerIds } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../scripts/testing/property-runs.ts";
import { arbitraryRequest, operationsOf } from "../test/arbitrary-request.ts";
import { checkResponse } from "../test/check-response.ts";
import { shopper } from "../test/shopper.ts";
import { stock, stockShop } from "../test/stock-shop.ts";
import { createTestApp } from "../test/test-app.ts";
import { describeApi } from "./docs/open-api.ts";
import { series } from "./pujas/series.table.ts";

const { app, db, request } = await createTestApp();
await stockShop(db);

/** Far above what any answer takes, far below what a visitor calls a hang. */
const HANG_MS = 5000;

test("many requests, honest and hostile, are each answered by the book: no 5xx, no hang, no unnamed field", {
  timeout: 240_000,
}, async () => {
  const asha = shopper(request);
  await asha.signIn();
  const first = await asha.quote();
  const placed = await asha.placeOrder();
  await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
  const offered = await asha.orderOfferings({}, { partner_id: partnerIds.astrology, temp_order_id: "T-1" });
  const held = await asha.reserve(first.results.quote_id);
  const payment = await asha.initiatePayment(placed.order.id);
  const ids: Readonly<Record<string, readonly string[]>> = {
    pj: [stock.puja, stock.smallPuja],
    pk: [stock.forTwo, stock.withPrasad],
    ao: [stock.lamp, stock.daan],
    qt: [first.results.quote_id],
    ch: [stock.chadhaava],
    of: [stock.leaves, stock.meals],
    ord: [placed.order.id, offered.order.id],
    pay: [payment.results.payment_id],
    rsv: [held.results.id],
  };
  const fields: Readonly<Record<string, readonly string[]>> = {
    ...{ t: [placed.access_token], dial_code: ["91"], phone: ["9812345678"], number: ["9812345678"] },
    ...{
      page: ["1", "2"],
      limit: ["3", "12"],
      deity: ["shiva", "hanuman"],
      country_code: ["in", "us", "de"],
    },
    ...{ partner_id: [partnerIds.astrology], temp_order_id: ["T-1"], place: ["frame"] },
    ...{ name_devanagari: ["रमेश"], pin: ["221001"], coupon: [stock.coupon] },
  };
  const known = (name: string, pattern = "") =>
    ids[/^\^([a-z]+)_/.exec(pattern)?.[1] ?? ""] ?? fields[name] ?? [];
  const senders = { bearers: [asha.bearer ?? ""], known };

  const operations = operationsOf(await describeApi(app, "http://127.0.0.1:4310"));
  expect(operations.length).toBeGreaterThan(15);
  const requests = fc.oneof(
    ...operations.map((operation) =>
      // Whoever logs out could do nothing more afterwards: only strangers try here.
      arbitraryRequest(operation, operation.path.endsWith("/logout") ? { known, bearers: ["x"] } : senders),
    ),
  );
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(requests, async ({ url, ...init }) => {
      const from = performance.now();
      const response = await app.request(url, init);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
      expect(performance.now() - from).toBeLessThan(HANG_MS);
      await checkResponse(app, init.method, new URL(url, "http://x").pathname, response);
    }),
    { numRuns: propertyRuns, seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) },
  );
  // The generator reaches behind the first door: without honest requests among them this proves little.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(propertyRuns / 10);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(propertyRuns / 10);
});
