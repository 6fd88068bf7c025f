import { randomUUID } from "node:crypto";
import { invoice, type Order, type OrderRequest, orderChanges } from "@aradhana/core/contract";
import { type CartChoice, cartQuote } from "@aradhana/core/goods";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { shareOf } from "../../../../scripts/testing/property-runs.ts";
import { readPdfText } from "../../test/read-pdf-text.ts";
import { runJobs, submitGatewayPage, webhook, webhookPath } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { deleteExpiredData } from "../jobs/delete-expired-data.ts";
import { fulfilments, orders } from "../orders/orders.table.ts";
import { RETENTION_DAYS } from "../orders/retention-days.ts";
import { findCreditNote } from "./credit-notes.queries.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { findInvoice, issueInvoice } from "./invoices.queries.ts";
import { invoices } from "./invoices.table.ts";

const DAY = 86_400_000;
const { db, request, parts, time } = await createTestApp();
await stockShop(db);
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  city: "Jaipur",
};

type Buyer = ReturnType<typeof shopper>;
const pathOf = (orderId: string, t: string, lang = "en") =>
  `/api/v1/order/invoice?${new URLSearchParams({ order_id: orderId, t, lang })}`;
const askFor = async (buyer: Buyer, orderId: string, t: string, lang = "en") =>
  readResponse(await buyer.get(pathOf(orderId, t, lang)), invoice);

async function pay(buyer: Buyer, order: Pick<Order, "id" | "totals">) {
  const { results: attempt } = await buyer.initiatePayment(order.id);
  const event = { orderId: attempt.gateway_order_id, ...order.totals.grand, status: "paid" };
  await request(webhookPath, webhook(parts.vault, time.now, event));
}

async function orderCart(choices: CartChoice[], changes: Partial<OrderRequest> = {}) {
  const buyer = shopper(request);
  for (const choice of choices) {
    await buyer.post("/noauth-api/v1/cart/lines", choice, { "idempotency-key": randomUUID() });
  }
  const quoted = await buyer.post("/noauth-api/v1/cart/quote", { postcode: address.postcode });
  const { results: quote } = await readResponse(quoted, cartQuote);
  const placed = await buyer.createOrder(quote.quote_id, { type: "cart", address, ...changes });
  const { order, access_token: token } = placed.results;
  return { buyer, order, token };
}

async function buyCart(choices: CartChoice[]) {
  const ordered = await orderCart(choices);
  await pay(ordered.buyer, ordered.order);
  return ordered;
}

/** Pays where the sandbox can give the money back. */
async function payAtGateway(buyer: Buyer, orderId: string) {
  const { results: attempt } = await buyer.initiatePayment(orderId);
  await submitGatewayPage(request, attempt.redirect_url, "pay");
  await runJobs(parts, request);
}

async function factsOfInvoice(orderId: string) {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return (await findInvoice(db, parts.vault, row?.id ?? ""))?.facts;
}

test("a paid puja has an invoice: the ritual exempt, our service taxed where the shop is", async () => {
  const buyer = shopper(request);
  const { order, access_token: token } = await buyer.placeOrder();
  expect((await askFor(buyer, order.id, token)).code).toBe("invoice_not_ready");
  await pay(buyer, order);
  const { results } = await askFor(buyer, order.id, token);
  expect(results.number).toMatch(/^AR\/\d\d-\d\d\/\d{6}$/);
  expect((await askFor(buyer, order.id, token)).results.number).toBe(results.number);

  const facts = await factsOfInvoice(order.id);
  expect(facts?.placeOfSupply).toEqual({ code: "09", name: { en: "Uttar Pradesh", hi: "उत्तर प्रदेश" } });
  expect(facts?.lines.map(({ code, taxes }) => [code, taxes.map(({ name, pct }) => [name, pct])])).toEqual([
    ["999799", []],
    [
      "998599",
      [
        ["CGST", 9],
        ["SGST", 9],
      ],
    ],
  ]);
});

test("each good of a mixed order is a line with its HSN, and IGST in another state; the lines add up", async () => {
  const { buyer, order, token } = await buyCart([
    { type: "gemstone", product_id: stableId("pd", "ruby-01") },
    { type: "pooja", pooja_id: stock.puja, package_id: stock.forTwo },
  ]);
  expect((await askFor(buyer, order.id, token)).status).toBe(200);
  const facts = await factsOfInvoice(order.id);
  expect(facts?.recipient).toEqual({
    name: "Ramesh Kumar",
    address: ["12 Johari Bazar", "Jaipur", "302001"],
  });
  expect(facts?.placeOfSupply?.code).toBe("08");
  const gem = facts?.lines.find(({ code }) => code.startsWith("7103"));
  expect(gem?.title.en).toContain("Ruby");
  expect(gem?.taxes.map(({ name }) => name)).toEqual(["IGST"]);
  const sum = facts?.lines.reduce(
    (total, { base, taxes }) => total + base + taxes.reduce((tax, { amount }) => tax + amount, 0),
    0,
  );
  expect(sum).toBe(order.totals.grand.amount);
});

test("an order for a buyer abroad is an export without tax", async () => {
  const buyer = shopper(request);
  const { order, access_token: token } = await buyer.placeOrder({ country_code: "us" });
  await pay(buyer, order);
  await askFor(buyer, order.id, token);
  const facts = await factsOfInvoice(order.id);
  expect([facts?.placeOfSupply, facts?.export?.country, facts?.currency]).toEqual([null, "us", "usd"]);
  expect(facts?.lines.flatMap(({ taxes }) => taxes)).toEqual([]);
});

/** The registration of a business in Maharashtra, and an address there. */
const business = { gstin: "27AAPFU0939F1ZV", name: "Sharma & Sons 1948 Pvt. Ltd." };
const inMumbai = { ...address, postcode: "400001", city: "Mumbai" };
const fiftyThousand = 5_000_000;

describe("whom an invoice is for", () => {
  /** A quote of a puja without prasad; the dakshina makes up the total. */
  async function quoteTotal(grand: number, changes: { country_code?: string } = {}) {
    const buyer = shopper(request);
    const base = { prasad: false, ...changes };
    const { results: plain } = await buyer.quote(base);
    const dakshina = grand - plain.totals.grand.amount;
    return { buyer, quote: (await buyer.quote({ ...base, dakshina })).results };
  }

  test("from 50,000 rupees an order needs the recipient's address, though nothing is sent", async () => {
    const below = await quoteTotal(fiftyThousand - 100);
    expect([below.quote.needs_address, below.quote.is_sent]).toEqual([false, false]);
    expect((await below.buyer.createOrder(below.quote.quote_id)).status).toBe(201);

    const { buyer, quote } = await quoteTotal(fiftyThousand);
    expect([quote.needs_address, quote.is_sent]).toEqual([true, false]);
    const without = await buyer.createOrder(quote.quote_id);
    expect([without.status, without.errorBody?.field_errors]).toMatchObject([
      422,
      [{ field: "address", code: "required" }],
    ]);
    const { order, access_token: token } = (await buyer.createOrder(quote.quote_id, { address: inMumbai }))
      .results;
    expect(order.split.tax.map(({ name }) => name)).toEqual(["IGST"]);
    await pay(buyer, order);
    await askFor(buyer, order.id, token);
    expect(await factsOfInvoice(order.id)).toMatchObject({
      recipient: { name: "Ramesh Kumar", address: ["12 Johari Bazar", "Mumbai", "400001"] },
      placeOfSupply: { code: "27" },
      lines: [{ taxes: [] }, { taxes: [{ name: "IGST" }] }],
    });
  });

  test("a PIN of no state needs the state, and a buyer abroad no address", async () => {
    const { buyer, quote } = await quoteTotal(fiftyThousand);
    const armyPost = { ...inMumbai, postcode: "900056" };
    const refused = await buyer.createOrder(quote.quote_id, { address: armyPost });
    expect(refused.errorBody?.field_errors).toMatchObject([{ field: "address.state", code: "state" }]);
    const typo = await buyer.createOrder(quote.quote_id, { address: { ...inMumbai, postcode: "4001" } });
    expect(typo.errorBody?.field_errors).toMatchObject([{ field: "address.postcode", code: "pin" }]);
    const abroad = await quoteTotal(fiftyThousand, { country_code: "us" });
    expect(abroad.quote.needs_address).toBe(false);
  });

  test("a business has its GSTIN and its name on the invoice, sealed in the order", async () => {
    const buyer = shopper(request);
    const { results: quoted } = await buyer.quote({ prasad: false });
    const placed = await buyer.createOrder(quoted.quote_id, { business, address: inMumbai });
    const { order, access_token: token } = placed.results;
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.invoiceToSealed).toBeTruthy();
    expect(JSON.stringify(row)).not.toMatch(/27AAPFU0939F1ZV|Sharma|Johari/);
    await pay(buyer, order);
    const { results } = await askFor(buyer, order.id, token);
    const facts = await factsOfInvoice(order.id);
    expect(facts?.recipient).toMatchObject({ name: business.name, gstin: business.gstin });
    expect(facts?.placeOfSupply?.code).toBe("27");
    const response = await request(results.pdf_url.slice(parts.apiOrigin.length));
    const text = await readPdfText(new Uint8Array(await response.arrayBuffer()));
    for (const words of [business.name, `GSTIN ${business.gstin}`, "Maharashtra (27)"]) {
      expect(text).toContain(words);
    }
  });

  test.each([
    ["of another state", { business, address }, "business.gstin", "gstin_state"],
    [
      "with a typing error",
      { business: { ...business, gstin: "27AAPFU0939F1ZW" } },
      "business.gstin",
      "checksum",
    ],
    ["without an address", { business }, "address", "required"],
    [
      "with an address abroad",
      { business, address: { ...address, country_code: "us" } },
      "business.gstin",
      "gstin_state",
    ],
  ])("a GSTIN %s is not taken", async (_, changes, field, code) => {
    const buyer = shopper(request);
    const { results: quoted } = await buyer.quote({ prasad: false });
    const refused = await buyer.createOrder(quoted.quote_id, changes);
    expect([refused.status, refused.errorBody?.field_errors]).toMatchObject([422, [{ field, code }]]);
  });

  test("of goods the GSTIN is of the state to which they go", async () => {
    const mala: CartChoice[] = [
      { type: "abhimantrit", variant_id: stableId("pv", "tulsi-mala-108", "yellow"), qty: 1 },
    ];
    const { order, buyer, token } = await orderCart(mala, { business, address: inMumbai });
    await pay(buyer, order);
    await askFor(buyer, order.id, token);
    expect((await factsOfInvoice(order.id))?.recipient).toEqual({
      ...{ name: business.name, gstin: business.gstin },
      address: ["12 Johari Bazar", "Mumbai", "400001"],
    });
    const refused = orderCart(mala, { business, address });
    await expect(refused).rejects.toThrow("422");
  });

  test("whom an invoice is for is deleted with the other addresses, the invoice is not", async () => {
    const buyer = shopper(request);
    const { results: quoted } = await buyer.quote({ prasad: false });
    const { results } = await buyer.createOrder(quoted.quote_id, { business, address: inMumbai });
    await pay(buyer, results.order);
    await askFor(buyer, results.order.id, results.access_token);
    const [{ endsAt } = { endsAt: time.now }] = await db
      .select({ endsAt: fulfilments.endsAt })
      .from(fulfilments)
      .where(eq(fulfilments.orderId, results.order.id));
    await deleteExpiredData(db, new Date(endsAt.getTime() + (RETENTION_DAYS + 1) * DAY));
    const [row] = await db.select().from(orders).where(eq(orders.id, results.order.id));
    expect(row?.invoiceToSealed).toBeNull();
    expect((await factsOfInvoice(results.order.id))?.recipient.gstin).toBe(business.gstin);
  });
});

test("the PDF opens at its address for ten minutes, with no other key", async () => {
  const buyer = shopper(request);
  const { order, access_token: token } = await buyer.placeOrder();
  await pay(buyer, order);
  for (const lang of ["en", "hi"]) {
    const { results } = await askFor(buyer, order.id, token, lang);
    const path = results.pdf_url.slice(parts.apiOrigin.length);
    const response = await request(path);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain(results.number.replaceAll("/", "-"));
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await request(path.replace("key=", "key=A"))).status).toBe(404);
    expect((await request(path.replace("until=1", "until=2"))).status).toBe(404);
    time.now = new Date(time.now.getTime() + 10 * 60_000 + 1);
    expect((await request(path)).status).toBe(404);
  }
});

test("an invoice is drawn ten times a minute at most, and again in the next minute", async () => {
  const buyer = shopper(request);
  const { order, access_token: token } = await buyer.placeOrder();
  await pay(buyer, order);
  const { results } = await askFor(buyer, order.id, token);
  const open = async () => {
    const response = await request(results.pdf_url.slice(parts.apiOrigin.length));
    return [response.status, Number(response.headers.get("retry-after"))];
  };
  for (let n = 0; n < 10; n++) expect(await open()).toEqual([200, 0]);
  expect(await open()).toEqual([429, expect.toSatisfy((seconds) => seconds > 0 && seconds <= 60)]);
  time.now = new Date(time.now.getTime() + 60_000);
  expect(await open()).toEqual([200, 0]);
});

test("someone else's order has no invoice for a stranger", async () => {
  const owner = shopper(request);
  const { order } = await owner.placeOrder();
  await pay(owner, order);
  const stranger = shopper(request);
  expect((await stranger.get(pathOf(order.id, "x".repeat(22)))).status).toBe(404);
  expect((await stranger.get(`/api/v1/order/invoice?order_id=${order.id}`)).status).toBe(401);
});

async function paidOrders(count: number) {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = shopper(request);
      const { order } = await buyer.placeOrder();
      await pay(buyer, order);
      return order.id;
    }),
  );
}

test("many orders at once get consecutive numbers, each order one however often it is issued", async () => {
  const orderIds = await paidOrders(shareOf(100));
  const issued = await Promise.all(
    [...orderIds, ...orderIds].map((id) => issueInvoice(db, parts.vault, id, time.now)),
  );
  expect(new Set(issued.map((each) => each?.number)).size).toBe(orderIds.length);
  const serials = (await db.select().from(invoices).orderBy(asc(invoices.serial))).map(
    ({ serial }) => serial,
  );
  expect(serials).toEqual(serials.map((_, i) => i + 1));
});

test("orders of one moment on both sides of midnight of 1 April in India count from 1 in the new year, without a gap in either", async () => {
  const ends = [new Date("2031-03-31T18:29:59.999Z"), new Date("2031-03-31T18:30:00Z")] as const;
  const orderIds = await paidOrders(20);
  await Promise.all(
    orderIds.map((id, i) => issueInvoice(db, parts.vault, id, i % 2 === 0 ? ends[0] : ends[1])),
  );
  const serialsOf = async (year: string) =>
    (await db.select().from(invoices).where(eq(invoices.year, year)).orderBy(asc(invoices.serial))).map(
      ({ serial }) => serial,
    );
  const fromOneToTen = Array.from({ length: 10 }, (_, i) => i + 1);
  expect(await serialsOf("30-31")).toEqual(fromOneToTen);
  expect(await serialsOf("31-32")).toEqual(fromOneToTen);
});

test("each refund of an invoiced order has a credit note with the next number, the reversed tax and a PDF", async () => {
  const buyer = shopper(request);
  const { order, access_token: token } = await buyer.placeOrder();
  await payAtGateway(buyer, order.id);
  const { results: before } = await askFor(buyer, order.id, token);
  expect(before.credit_notes).toEqual([]);

  const support = await staffMember(request, parts, "support");
  for (const amount of [20_000, 5_100]) {
    const body = { amount, reason: "goodwill" };
    const key = { "idempotency-key": randomUUID() };
    await support.json("POST", `/order/${order.id}/refund`, body, key);
    await runJobs(parts, request);
  }
  const quoted = await buyer.get(`/api/v1/order/policyQuote?order_id=${order.id}&t=${token}`);
  const { refunds } = (await readResponse(quoted, orderChanges)).results;
  const { results } = await askFor(buyer, order.id, token);
  const numbers = results.credit_notes.map(({ number }) => number);
  expect(refunds.map(({ credit_note }) => credit_note)).toEqual(numbers);
  const [first, second] = numbers.map((number) => Number(/^CN\/\d\d-\d\d\/(\d{6})$/.exec(number)?.[1]));
  expect(second).toBe((first ?? 0) + 1);

  const path = (results.credit_notes[0]?.pdf_url ?? "").slice(parts.apiOrigin.length);
  const id = new URL(path, parts.apiOrigin).pathname.split("/").at(-1) ?? "";
  const note = await findCreditNote(db, parts.vault, id);
  expect(note).toMatchObject({ against: { number: results.number }, facts: { grand: 20_000 } });
  expect(note?.facts.lines.map(({ taxes }) => taxes.length)).toEqual([0, 2]);
  const response = await request(path);
  expect(response.headers.get("content-disposition")).toContain(numbers[0]?.replaceAll("/", "-"));
  const pdf = new Uint8Array(await response.arrayBuffer());
  const text = await readPdfText(pdf);
  for (const words of ["Credit note", results.number, "Two Hundred"]) expect(text).toContain(words);
  expect((await request(path.replace("creditNotes", "invoices"))).status).toBe(404);
});

test("an invoice is written when the order is paid, not when somebody asks for it", async () => {
  const buyer = shopper(request);
  const { order } = await buyer.placeOrder();
  await pay(buyer, order);
  await runJobs(parts, request);
  const [written] = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(written?.issuedAt).toEqual(time.now);
});

test("of two goods in a parcel the delivery is paid back with the last, and each note reverses the tax of its own lines", async () => {
  const { buyer, order, token } = await orderCart([
    { type: "abhimantrit", variant_id: stableId("pv", "tulsi-mala-108", "yellow"), qty: 1 },
    { type: "abhimantrit", variant_id: stableId("pv", "tulsi-mala-108", "saffron"), qty: 1 },
  ]);
  const delivery = order.totals.shipping.amount;
  const pieces = (order.totals.grand.amount - delivery) / 2;
  await payAtGateway(buyer, order.id);
  const cancelNext = async () => {
    const quoted = await buyer.get(`/api/v1/order/policyQuote?order_id=${order.id}&t=${token}`);
    const { items } = (await readResponse(quoted, orderChanges)).results;
    const item = items.find(({ cancel }) => cancel);
    const body = { order_id: order.id, item_ids: [item?.item_id], refund: item?.cancel?.refund };
    await buyer.post(`/api/v1/order/cancel?t=${token}`, body);
    await runJobs(parts, request);
    return item?.cancel?.refund.amount;
  };
  expect([delivery > 0, await cancelNext(), await cancelNext()]).toEqual([true, pieces, pieces + delivery]);

  const notes = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, order.id))
    .orderBy(asc(creditNotes.serial));
  const credited = await Promise.all(notes.map(({ id }) => findCreditNote(db, parts.vault, id)));
  const codes = credited.map((note) => note?.facts.lines.map(({ code }) => code));
  expect(codes).toEqual([["442199"], ["996812", "442199"]]);
});
