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

/** Much longer than any response takes. */
const HANG_MS = 5000;

test("valid and hostile requests get documented responses: no 5xx, no hang, no undocumented field", {
  timeout: 240_000,
}, async () => {
  const asha = shopper(request);
  await asha.signIn();
  const first = await asha.quote();
  const placed = await asha.placeOrder();
  await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "test-puja"));
  const chadhaavaOrder = await asha.orderOfferings(
    {},
    { partner_id: partnerIds.astrology, temp_order_id: "T-1" },
  );
  const reservation = await asha.reserve(first.results.quote_id);
  const payment = await asha.initiatePayment(placed.order.id);
  const ids: Readonly<Record<string, readonly string[]>> = {
    pj: [stock.puja, stock.smallPuja],
    pk: [stock.forTwo, stock.withPrasad],
    ao: [stock.lamp, stock.daan],
    qt: [first.results.quote_id],
    ch: [stock.chadhaava],
    of: [stock.leaves, stock.meals],
    ord: [placed.order.id, chadhaavaOrder.order.id],
    pay: [payment.results.payment_id],
    rsv: [reservation.results.id],
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
  const knownValues = (name: string, pattern = "") =>
    ids[/^\^([a-z]+)_/.exec(pattern)?.[1] ?? ""] ?? fields[name] ?? [];
  const credentials = { bearers: [asha.bearer ?? ""], known: knownValues };

  const operations = operationsOf(await describeApi(app, "http://127.0.0.1:4310"));
  expect(operations.length).toBeGreaterThan(15);
  const requests = fc.oneof(
    ...operations.map((operation) =>
      // Logging out would end the session of later requests, so this route gets invalid tokens only.
      arbitraryRequest(
        operation,
        operation.path.endsWith("/logout") ? { known: knownValues, bearers: ["x"] } : credentials,
      ),
    ),
  );
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(requests, async ({ url, ...init }) => {
      const start = performance.now();
      const response = await app.request(url, init);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
      expect(performance.now() - start).toBeLessThan(HANG_MS);
      await checkResponse(app, init.method, new URL(url, "http://x").pathname, response);
    }),
    { numRuns: propertyRuns, seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) },
  );
  // Enough requests must pass the validation for this test to be meaningful.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(propertyRuns / 10);
  expect(statuses.get(422) ?? 0).toBeGreaterThan(propertyRuns / 10);
});
