import { chadhaava, chadhaavaListing, orders, paymentStatus } from "@aradhana/core/contract";
import { partnerIds } from "@aradhana/core/partner";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage, webhook, webhookPath } from "../../../test/sandbox-gateway.ts";
import { messagesTo, newPhoneNumber, newSessionId, readResponse, shopper } from "../../../test/shopper.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { orderItems } from "../../orders/orders.table.ts";
import { scheduleOrders } from "../../orders/schedule-orders.ts";
import { isQuantity } from "./assess-chadhaava.rules.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const listing = async (query = "") =>
  (
    await readResponse(
      await request(`/noauth-api/v1/chadhaava/getChadhaavaListing${query}`),
      chadhaavaListing,
    )
  ).results;
const page = async (id: string, query = "") =>
  readResponse(await request(`/noauth-api/v1/chadhaava/chadhaavaById?chadhaava_id=${id}${query}`), chadhaava);
const newBuyer = () => shopper(request, { session: newSessionId(), number: newPhoneNumber() });

describe("the chadhaava listing", () => {
  test("has each chadhaava once with its earliest open date, sorted by date", async () => {
    const { chadhaavas: cards } = await listing("?limit=48");
    expect(cards.length).toBeGreaterThanOrEqual(12);
    expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length);
    const starts = cards.map(({ muhurat }) => muhurat.start_at);
    expect(starts).toEqual(starts.toSorted());
    expect(
      cards.every(({ status, cutoff_at }) => status === "open" && cutoff_at > testNow.toISOString()),
    ).toBe(true);
  });

  test("filters by temple and deity, and counts the results of each filter", async () => {
    const { chadhaavas: cards, facets } = await listing("?deity=shiva&limit=48");
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.every(({ deities }) => deities.some(({ slug }) => slug === "shiva"))).toBe(true);
    const temples = facets.find(({ key }) => key === "temple")?.options ?? [];
    const [first] = temples;
    const narrowed = await listing(`?deity=shiva&temple=${first?.value}&limit=48`);
    expect(narrowed.chadhaavas).toHaveLength(first?.count ?? -1);
  });

  test("sorts by price in the visitor's currency", async () => {
    const prices = (await listing("?sort=price&country_code=us&limit=48")).chadhaavas.map(
      ({ price_from }) => price_from,
    );
    expect(prices.every(({ currency }) => currency === "usd")).toBe(true);
    expect(prices.map(({ amount }) => amount)).toEqual(
      prices.map(({ amount }) => amount).toSorted((a, b) => a - b),
    );
  });

  test("searches in both scripts, and has suggestions if nothing is found", async () => {
    for (const word of ["hanuman", "हनुमान", "laddoo ayodhya", "चढ़ावा अयोध्या"]) {
      const { chadhaavas: cards } = await listing(`?q=${encodeURIComponent(word)}`);
      expect(
        cards.map(({ slug }) => slug),
        word,
      ).toContain("mangalvar-chadhaava-hanuman-garhi");
    }
    const notFound = await listing("?q=xylophone");
    expect(notFound.chadhaavas).toEqual([]);
    expect(notFound.suggestions.length).toBeGreaterThan(0);
    expect(notFound.has_similar).toBe(false);
  });

  test("has pages without overlap", async () => {
    const [one, two] = await Promise.all([listing("?limit=5&page=1"), listing("?limit=5&page=2")]);
    const slugs = [...one.chadhaavas, ...two.chadhaavas].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(10);
  });
});

describe("the page of a chadhaava", () => {
  test("has five offerings and a combo with the names of its contents, also in Hindi", async () => {
    const [card] = (await listing("?temple=somnath")).chadhaavas;
    const { results } = await page(card?.id ?? "", "&lang=hi");
    expect(results.offerings).toHaveLength(5);
    expect(results.combos[0]?.holds.length).toBeGreaterThan(1);
    for (const { name } of results.combos[0]?.holds ?? []) {
      expect(results.offerings.map((each) => each.name)).toContain(name);
    }
    expect(results.title).toMatch(/\p{Script=Devanagari}/u);
    expect(results.related.map(({ slug }) => slug)).not.toContain(results.slug);
  });

  test("is 404 for an unknown id and 422 for a malformed one", async () => {
    expect(await page(`ch_${"a".repeat(22)}`)).toMatchObject({ status: 404, code: "chadhaava.not_found" });
    expect((await page("ch_x")).status).toBe(422);
  });
});

describe("a quote for offerings", () => {
  test.each([
    [{ step: 5, minQty: 5, maxQty: 50 }, [5, 10, 50], [0, 1, 6, 55, -5]],
    [{ step: 1, minQty: 1, maxQty: 11 }, [1, 11], [0, 12]],
  ])("accepts only quantities that fit %j", (steps, valid, invalid) => {
    expect(valid.filter((qty) => !isQuantity(steps, qty))).toEqual([]);
    expect(invalid.filter((qty) => isQuantity(steps, qty))).toEqual([]);
  });

  test("adds up its lines, and taxes only the service share", async () => {
    const items = [
      { id: stock.leaves, qty: 2 },
      { id: stock.meals, qty: 10 },
    ];
    const { results } = await newBuyer().quoteOfferings({ items, dakshina: 10_100, prasad: true });
    expect(results.lines.map(({ kind, qty, amount }) => [kind, qty, amount.amount])).toEqual([
      ["offering", 2, 30_200],
      ["offering", 10, 51_000],
      ["dakshina", 1, 10_100],
      ["prasad", 1, 15_100],
    ]);
    expect(results.totals).toMatchObject({
      items: { amount: 81_200 },
      addons: { amount: 0 },
      grand: { amount: 106_400 },
    });
    expect(results.problems).toEqual([]);
    // The service share, a fifth of the leaves and the whole postage, includes tax. Meals are passed on without tax.
    expect(results.totals.tax.amount).toBe(Math.round(((6_040 + 15_100) * 18) / 118));
  });

  test("leaves out an offering that is not available in the selected quantity, and reports it", async () => {
    const items = [
      { id: stock.leaves, qty: 12 },
      { id: stock.meals, qty: 5 },
    ];
    const { results } = await newBuyer().quoteOfferings({ items });
    expect(results.problems).toMatchObject([{ code: "offering_unavailable", item_id: stock.leaves }]);
    expect(results.totals.grand.amount).toBe(25_500);
  });

  test("is rejected without offerings, and reports an offering of another chadhaava as unavailable", async () => {
    expect((await newBuyer().quoteOfferings({ items: [] })).errorBody?.field_errors).toMatchObject([
      { field: "items", code: "too_few" },
    ]);
    const [card] = (await listing("?temple=somnath")).chadhaavas;
    const { results } = await newBuyer().quoteOfferings({ chadhaava_id: card?.id ?? "" });
    expect(results.problems).toMatchObject([{ code: "offering_unavailable" }]);
  });

  test("reports the passed cut-off, after which no order can be created", async () => {
    const early = await newBuyer().quoteOfferings();
    await db.update(chadhaavas).set({ cutoffAt: testNow }).where(eq(chadhaavas.id, stock.chadhaava));
    expect((await newBuyer().quoteOfferings()).results.problems).toMatchObject([{ code: "cutoff_passed" }]);
    const late = await newBuyer().createOrder(early.results.quote_id, { type: "chadhaava" });
    expect(late).toMatchObject({ status: 409, code: "cutoff_passed" });
    await db.update(chadhaavas).set({ cutoffAt: stock.cutoffAt }).where(eq(chadhaavas.id, stock.chadhaava));
  });

  test("reports that prasad is not sent abroad at prices in rupees", async () => {
    const { results } = await newBuyer().quoteOfferings({ prasad: true, ship_to: "us" });
    expect(results.problems).toMatchObject([{ code: "prasad_not_shipped" }]);
  });
});

describe("a chadhaava order", () => {
  test("goes through payment and names to the ritual, with the time of each step", async () => {
    const buyer = newBuyer();
    const { order, access_token } = await buyer.orderOfferings();
    expect(order).toMatchObject({
      type: "chadhaava",
      state: "created",
      totals: { grand: { amount: 30_200 } },
    });
    const paying = await buyer.initiatePayment(order.id);
    await submitGatewayPage(request, paying.results.redirect_url, "pay");
    await runJobs(parts, request);

    const due = (await buyer.getTypedOrder(order.id, access_token)).results;
    expect(due.order).toMatchObject({ state: "names_due", next_action: "fill_sankalp" });
    expect(due.order.timeline.map(({ state }) => state)).toEqual([
      ...["created", "paid", "names_due", "sankalp_received", "scheduled", "offered", "proof_ready"],
    ]);
    if (due.type !== "chadhaava") throw new Error("another type");
    expect(due.chadhaava).toMatchObject({ id: stock.chadhaava, title: "Leaves for Shiva" });
    expect(due.name_limit).toBe(4);

    await buyer.sendSankalp("submit", order.id, access_token);
    const readRitual = async () => {
      const { results } = await buyer.getTypedOrder(order.id, access_token);
      if (results.type !== "chadhaava") throw new Error("another type");
      return results;
    };
    const named = await readRitual();
    expect(named.order).toMatchObject({ state: "sankalp_received", next_action: "edit_sankalp" });
    expect(named.order.timeline.find(({ state }) => state === "scheduled")?.at).toBeNull();
    expect(named.sankalp?.state).toBe("submitted");
    time.now = stock.sankalpCutoffAt;
    expect((await readRitual()).sankalp?.state).toBe("locked");
    await scheduleOrders(db, time.now);
    const scheduled = (await buyer.getTypedOrder(order.id, access_token)).results.order;
    expect(scheduled).toMatchObject({ state: "scheduled", next_action: "wait" });
    time.now = testNow;

    await runJobs(parts, request);
    const sentMessages = await messagesTo(request, buyer.number);
    expect(sentMessages).toHaveLength(2);
    for (const text of sentMessages) {
      expect(text).toContain("Leaves for Shiva");
      const { pathname, search, hash } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
      expect(pathname + search).toBe(`/orders/${order.id}/chadhaava`);
      const stranger = await newBuyer().getTypedOrder(order.id, hash.slice("#t=".length));
      expect(stranger.results.order.id).toBe(order.id);
      // Only the order page knows whether the names can still be changed, so no message promises it.
      expect(text).not.toMatch(/change them|look over the names/i);
    }
  });

  test("has its names right after the payment if they were given before it", async () => {
    const buyer = newBuyer();
    const { order, access_token } = await buyer.orderOfferings();
    await buyer.sendSankalp("submit", order.id, access_token);
    await submitGatewayPage(request, (await buyer.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    expect((await buyer.getTypedOrder(order.id, access_token)).results.order.state).toBe("sankalp_received");
  });

  test("is cancelled automatically if it is refunded before the names are final", async () => {
    const buyer = newBuyer();
    const { order, access_token } = await buyer.orderOfferings();
    const { results: attempt } = await buyer.initiatePayment(order.id);
    const payment = { orderId: attempt.gateway_order_id, amount: order.totals.grand.amount };
    await request(webhookPath, webhook(parts.vault, time.now, { ...payment, status: "paid" }));
    await runJobs(parts, request);
    await buyer.sendSankalp("submit", order.id, access_token);
    await request(webhookPath, webhook(parts.vault, time.now, { ...payment, status: "refunded" }));
    expect((await buyer.getTypedOrder(order.id, access_token)).results.order.state).toBe("cancelled");
  });

  test("cannot be created from a quote of another type, nor reserved for paying later", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.quoteOfferings();
    const wrong = await buyer.createOrder(results.quote_id);
    expect(wrong).toMatchObject({ status: 422, errorBody: { field_errors: [{ field: "type" }] } });
    expect(await buyer.reserve(results.quote_id)).toMatchObject({ code: "pay_later_not_offered" });
  });

  test("is not returned as a puja order, and is in the customer's list", async () => {
    const buyer = newBuyer();
    await buyer.signIn();
    const { order } = await buyer.orderOfferings();
    expect((await buyer.getPoojaOrder(order.id)).code).toBe("order_not_found");
    const listOrders = async (query: string) =>
      (await readResponse(await buyer.get(`/api/v1/order/getOrders${query}`), orders)).results.orders;
    expect(await listOrders("")).toMatchObject([
      { id: order.id, type: "chadhaava", chadhaava_id: stock.chadhaava, image: { name: "puja-test" } },
    ]);
    expect(await listOrders("?type=pooja")).toEqual([]);
    expect(await listOrders("?type=chadhaava")).toHaveLength(1);
  });

  test("placed by a guest on a partner's page is in the list of the customer with that number", async () => {
    const number = newPhoneNumber();
    const frame = () => shopper(request, { session: newSessionId(), number });
    const sold = { partner_id: partnerIds.gemstones };
    const { order: first } = await frame().orderOfferings({}, sold);
    const customer = frame();
    await customer.signIn();
    const { order: second } = await frame().orderOfferings({}, sold);
    const list = await readResponse(await customer.get("/api/v1/order/getOrders"), orders);
    expect(new Set(list.results.orders.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    expect((await customer.getTypedOrder(second.id)).results.type).toBe("chadhaava");
    const stranger = newBuyer();
    await stranger.signIn();
    expect((await stranger.getTypedOrder(second.id)).code).toBe("order_not_found");
  });

  test("requires an address if prasad is sent", async () => {
    const { results } = await newBuyer().quoteOfferings({ prasad: true });
    const buyer = newBuyer();
    expect(await buyer.createOrder(results.quote_id, { type: "chadhaava" })).toMatchObject({
      errorBody: { field_errors: [{ field: "address", code: "required" }] },
    });
  });

  test("is found by a partner's order id, the newest first, only by its own buyer", async () => {
    const buyer = newBuyer();
    const named = { partner_id: partnerIds.gemstones, temp_order_id: "T-1" };
    await buyer.orderOfferings({}, named);
    time.now = new Date(testNow.getTime() + 1000);
    const { order } = await buyer.orderOfferings({}, named);
    time.now = testNow;
    const readStatus = async (who: typeof buyer) =>
      readResponse(await who.get("/noauth-api/v1/payment/status?temp_order_id=T-1"), paymentStatus);
    expect((await readStatus(buyer)).results.order.id).toBe(order.id);
    expect((await readStatus(newBuyer())).code).toBe("order_not_found");
  });

  test("cannot have an item whose amount differs from its price, since the database rejects it", async () => {
    const { order } = await newBuyer().orderOfferings();
    const dearer = db.update(orderItems).set({ amount: 1 }).where(eq(orderItems.orderId, order.id));
    await expect(dearer).rejects.toThrow();
  });
});
