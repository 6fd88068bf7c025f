import type { OrderCard } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { isDone, unfinishedThings } from "./unfinished-things.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const DAY = 86_400_000; // ms
const thingsOf = (
  orders: Parameters<typeof unfinishedThings>[0],
  drafts: Parameters<typeof unfinishedThings>[1],
  reservation?: Parameters<typeof unfinishedThings>[2]["reservation"],
) => unfinishedThings(orders, drafts, { now, reservation });

const order = (next_action: OrderCard["next_action"]) =>
  ({
    id: "ord_1",
    name: "सोम प्रदोष",
    title: `Puja to ${next_action}`,
    type: "pooja",
    package_id: "pk_1",
    next_action,
    created_at: "2026-11-20T09:00:00Z",
  }) as Extract<OrderCard, { type: "pooja" }>;

test("while the bank confirms a payment, no payment is offered", () => {
  const confirming = {
    ...order("wait"),
    state: "payment_pending" as const,
    payment_state: "pending" as const,
  };
  const things = thingsOf([confirming], []);
  expect(things).toMatchObject([
    { kind: "confirming", href: "/order/payment-confirmation/ord_1/pooja/checkout" },
  ]);
  expect(isDone(confirming, now)).toBe(false);
});

test("a payment comes before names, and names before drafts", () => {
  const things = thingsOf(
    [order("fill_sankalp"), order("wait"), order("pay")],
    [{ type: "pooja", itemId: "pj_1", title: "Draft", attempt: undefined }],
  );
  expect(things.map(({ kind }) => kind)).toEqual(["pay", "fill_sankalp", "draft"]);
});

test("a name that was typed into the free preview is no booking, until its report is ordered", () => {
  const preview = { type: "name_correction", itemId: "name_correction", title: "Name report" } as const;
  expect(thingsOf([], [{ ...preview, isBegun: false }])).toEqual([]);
  expect(thingsOf([], [{ ...preview, isBegun: true }])).toMatchObject([{ kind: "draft" }]);
});

test.each([
  ["pay", "created", false],
  ["fill_sankalp", "sankalp_due", false],
  ["none", "payment_pending", false],
  ["edit_sankalp", "sankalp_received", false],
  ["wait", "scheduled", false],
  ["none", "closed", true],
  ["none", "expired", true],
] as const)("of an order to %s that is %s nothing is left to do: %s", (next_action, state, done) => {
  expect(isDone({ ...order(next_action), state }, now)).toBe(done);
});

test("of goods that are on their way nothing is left to do", () => {
  const goods = { ...order("wait"), type: "abhimantrit" as const, product_id: "ap_1" };
  expect(isDone({ ...goods, state: "shipped" }, now)).toBe(true);
});

const service = (next_action: OrderCard["next_action"], state: OrderCard["state"], ago = 0) =>
  ({
    ...{
      id: "ord_k",
      name: "Kundali",
      title: "Kundali",
      type: "kundali",
      package_id: "pk_k",
      next_action,
      state,
    },
    created_at: new Date(now - ago).toISOString(),
  }) as OrderCard;

test("missing birth details come before a report that is ready, and both before drafts", () => {
  const draft = { type: "pooja", itemId: "pj_1", title: "Draft", attempt: undefined } as const;
  expect(
    thingsOf([service("open_result", "ready"), service("give_details", "details_due")], [draft]),
  ).toMatchObject([
    { kind: "give_details", href: "/kundali-report/ord_k" },
    { kind: "open_result", href: "/kundali-report/ord_k" },
    { kind: "draft" },
  ]);
});

test("a report is offered for two weeks, then nothing is left to do", () => {
  for (const [ago, kinds, isOver] of [
    [13 * DAY, ["open_result"], false],
    [15 * DAY, [], true],
  ] as const) {
    const ready = service("open_result", "ready", ago);
    expect(thingsOf([ready], []).map(({ kind }) => kind)).toEqual(kinds);
    expect(isDone(ready, now)).toBe(isOver);
  }
});

test("what is live now comes first, and leads to where it is", () => {
  const puja = { ...order("wait"), state: "live" as const };
  const talk = {
    ...{ id: "ord_c", name: "Talk", title: "Talk", type: "consultation", booking_id: "bkg_1" },
    ...{ next_action: "wait", state: "live", created_at: "2026-11-19T10:00:00Z" },
  } as OrderCard;
  expect(thingsOf([order("pay"), puja, talk], [])).toMatchObject([
    { kind: "live", href: expect.stringMatching("^/orders/ord_1/") },
    { kind: "live", href: "/astro/booking/status?booking_id=bkg_1" },
    { kind: "pay" },
  ]);
});

test("a reservation comes first, without its draft", () => {
  const reserved = { poojaId: "pj_1", title: "Held", href: "/held", until: "u", serverNow: "n" };
  const drafts = ["pj_1", "pj_2"].map((itemId) => ({
    type: "pooja" as const,
    itemId,
    title: "Draft",
    attempt: undefined,
  }));
  const things = thingsOf([order("pay")], drafts, reserved);
  expect(things.map(({ kind }) => kind)).toEqual(["reserved", "pay", "draft"]);
  expect(things[0]).toMatchObject({ href: "/held", ends: { until: "u", serverNow: "n" } });
  expect(things[2]?.href).toBe("/pooja/pj_2/continue");
});

test("each leads to where it is finished", () => {
  const things = thingsOf(
    [order("pay"), order("fill_sankalp")],
    [{ type: "pooja", itemId: "pj_1", title: "", attempt: undefined }],
  );
  expect(things.map(({ href }) => href)).toEqual([
    `/orders/ord_1/${encodeURIComponent("सोम प्रदोष")}`,
    "/puja/sankalp/pk_1?order_id=ord_1",
    "/pooja/pj_1/continue",
  ]);
});

test("the names of a VIP booking are given on its own page", () => {
  const [thing] = thingsOf([{ ...order("fill_sankalp"), is_vip: true }], []);
  expect(thing?.href).toBe("/puja/sankalp/pk_1/vip?order_id=ord_1");
});

test("a booking that became an order is named once", () => {
  const attempt = { of: "", quoteId: "qt_1", idempotencyKey: "k", orderId: "ord_1" };
  const things = thingsOf([order("pay")], [{ type: "pooja", itemId: "pj_1", title: "Draft", attempt }]);
  expect(things.map(({ kind }) => kind)).toEqual(["pay"]);
});

test("D15: where the cart is disabled, what is in it is not offered", () => {
  const drafts = [
    { type: "cart", itemId: "cart", title: "Tulsi mala", attempt: undefined },
    { type: "pooja", itemId: "pj_1", title: "Draft", attempt: undefined },
  ] as const;
  const titles = (isCartDisabled: boolean) =>
    unfinishedThings([], drafts, { now, isCartDisabled }).map(({ title }) => title);
  expect([titles(false), titles(true)]).toEqual([["Tulsi mala", "Draft"], ["Draft"]]);
});

test("the names of a chadhaava have its own form, and a draft links to its page", () => {
  const named = {
    ...order("fill_sankalp"),
    type: "chadhaava" as const,
    chadhaava_id: "ch_1",
  };
  const begun = { type: "chadhaava" as const, itemId: "ch_2", title: "Lamps", attempt: undefined };
  const things = thingsOf([named], [begun]);
  expect(things.map(({ href }) => href)).toEqual(["/puja/sankalp/ch_1?order_id=ord_1", "/chadhaava/ch_2"]);
});

test.each([
  ["ag_1", "/astro-guru/form?service=consult&astrologer_id=ag_1"],
  ["bkg_1", "/astro/booking/status?booking_id=bkg_1"],
])("the draft of a consultation, %s, continues at %s", (itemId, href) => {
  const draft = { type: "consultation", itemId, title: "Pandit Sharma", attempt: undefined } as const;
  expect(thingsOf([], [draft])).toMatchObject([{ kind: "draft", href }]);
});
