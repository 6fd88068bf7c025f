import { orderCreated, quote } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import { newPhoneNumber, newSessionId, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { orders } from "./orders.table.ts";

const { db, request } = await createTestApp();
await stockShop(db);
const buyer = shopper(request, { session: newSessionId(), number: newPhoneNumber() });

const prices = { inr: 125_100, usd: 2_800, eur: 2_600 };
const lamps = { inr: 5_100, usd: 200, eur: 200 };

/** Values that our pages never send. */
const unexpectedValue = fc.constantFrom<unknown>(
  0,
  -1,
  1e9,
  Number.NaN,
  "1",
  0.5,
  "usd",
  "eur",
  null,
  true,
  [],
  {},
  "in",
  "us",
);
const field = fc.constantFrom(
  ...["pooja_id", "package_id", "addons", "dakshina", "coupon", "country_code", "lang", "ship_to"],
  ...["price", "amount", "currency", "grand", "totals", "discount", "unit_price", "tax"],
);
const orderField = fc.constantFrom(
  ...["type", "quote_id", "contact", "address", "consent", "language", "partner_id", "utm"],
  ...[
    "price",
    "amount",
    "currency",
    "grand",
    "totals",
    "state",
    "number",
    "customer_id",
    "access_token",
    "paid_at",
  ],
);

test("an order costs the catalogue price, whatever a request contains (B-12, B-15)", async () => {
  let count = 0;
  const lampsOf = fc.integer({ min: 0, max: 5 });
  await fc.assert(
    fc.asyncProperty(
      field,
      unexpectedValue,
      orderField,
      unexpectedValue,
      lampsOf,
      async (name, value, orderName, orderValue, qty) => {
        const addons = qty ? [{ id: stock.lamp, qty }] : [];
        const body: Record<string, unknown> = {
          pooja_id: stock.puja,
          package_id: stock.forTwo,
          addons,
          [name]: value,
        };
        const quoteResponse = await readResponse(await buyer.post("/noauth-api/v1/pooja/quote", body), quote);
        if (quoteResponse.status !== 200) {
          expect([404, 422]).toContain(quoteResponse.status);
          return;
        }

        const { currency } = quoteResponse.results.totals.grand;
        const dakshina = typeof body.dakshina === "number" ? body.dakshina : 0;
        const due = prices[currency] + (name === "addons" ? 0 : lamps[currency] * qty) + dakshina;
        expect(quoteResponse.results.totals.grand.amount).toBe(due);

        const contact = { dial_code: "91", number: buyer.number, name: "Ramesh Kumar" };
        const order = { type: "pooja", quote_id: quoteResponse.results.quote_id, contact, consent: true };
        const created = await readResponse(
          await buyer.post(
            "/noauth-api/v1/order/create",
            { ...order, [orderName]: orderValue },
            { "idempotency-key": `key-${++count}-${Math.random()}` },
          ),
          orderCreated,
        );
        if (created.status !== 201) {
          expect(created.status).toBeLessThan(500);
          return;
        }
        expect(created.results.order).toMatchObject({
          state: "created",
          totals: { grand: { amount: due, currency } },
        });
        const [row] = await db.select().from(orders).where(eq(orders.id, created.results.order.id));
        expect([row?.grand, row?.currency, row?.customerId]).toEqual([due, currency, null]);
      },
    ),
    { numRuns: propertyRuns },
  );
}, 120_000);
