// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { type Draft, newDraft, plainGood } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { CART_ORDER } from "@aradhana/core/paths";
import { createStorage } from "@aradhana/core/storage";
import { afterEach, expect, test, vi } from "vitest";
import { garland } from "../../../../test/chadhaava-fixture.ts";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { order } from "../../../../test/order-fixture.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { placeOrder } from "./place-order.ts";

const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const quote = {
  quote_id: idOf("qt", "one"),
  lines: [{ title: "Garland", qty: 1, unit_price: inr(51), amount: inr(51) }],
  totals: { grand: inr(51) },
} as unknown as Quote;
const chadhaava: Draft = {
  ...newDraft({ type: "chadhaava", itemId: idOf("ch", "bilva"), title: "Bilva", country: "in" }),
  items: { [garland.id]: 1 },
  devotees: [
    { key: 0, name: " Asha Verma ", gotra: "Bharadwaja" },
    { key: 1, name: "Ravi Verma", gotra: "" },
  ],
  phone: { dial_code: "91", number: "9876543210" },
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A filled-in booking in a browser; `calls` are the requested paths in order, with their bodies. */
function openTab(begun: Draft, failing: Record<string, ApiError> = {}) {
  const calls: [path: string, payload: Record<string, unknown>, headers: unknown][] = [];
  const answers: Record<string, unknown> = {
    create: { order: order({ type: begun.type === "cart" ? "pooja" : begun.type }), access_token: "s1" },
    submit: null,
    initiate: {
      ...{ payment_id: idOf("pay", "one"), gateway: "sandbox", gateway_order_id: "g", public_key: null },
      ...{ amount: inr(51), redirect_url: "https://gateway.test/pay", expires_at: serverTime },
    },
  };
  const post = vi.fn(async (path: string, payload: unknown, _token?: string, headers?: unknown) => {
    const call = path.split("?")[0]?.split("/").at(-1) ?? "";
    calls.push([call, payload as Record<string, unknown>, headers]);
    const error = failing[call];
    if (error) throw error;
    return Response.json({ success: true, message: "", results: answers[call], meta });
  });
  const storage = createStorage(() => window.localStorage);
  storage.set("affiliate_id", "aff-1");
  const tab = createStorage(() => window.sessionStorage);
  const drafts = shopDrafts(tab);
  const event = vi.fn();
  const analytics = { event, identify() {}, set() {}, attach() {}, sessionId: () => undefined };
  let draft = begun;
  const place = () =>
    placeOrder(
      {
        api: {
          get: vi.fn(async () => ({ success: true, message: "", results: [], meta })),
          post,
          write: vi.fn(),
          open: vi.fn(),
        },
        storage,
        drafts: tab,
        analytics,
      },
      {
        ...{ quote, draft, needsAddress: false, language: "en", origin: "https://shop.test" },
        uuid: () => `key-${calls.length}`,
        save(attempt) {
          draft = { ...draft, attempt };
          drafts.save(draft);
        },
      },
    ).catch((error: unknown) => error);
  return { calls, place, drafts, event, names: () => calls.map(([call]) => call) };
}

test("a chadhaava is ordered, then it is given the names, then it is paid", async () => {
  const { calls, place, names } = openTab(chadhaava);
  expect(await place()).toBe("https://gateway.test/pay");
  expect(names()).toEqual(["create", "submit", "initiate"]);
  expect(calls[0]?.[1]).toMatchObject({
    ...{ type: "chadhaava", quote_id: quote.quote_id, affiliate_id: "aff-1" },
    contact: { name: "Asha Verma", dial_code: "91", number: "9876543210" },
  });
  expect(calls[1]?.[1]).toMatchObject({
    devotees: [
      { name: "Asha Verma", gotra: "Bharadwaja", gotra_unknown: false, relation: "self" },
      { name: "Ravi Verma", gotra: "", gotra_unknown: true, relation: "other" },
    ],
  });
});

test("what a signed-in buyer asked to keep is saved with the order, and a guest's is not", async () => {
  const guest = openTab({ ...chadhaava, saves: true });
  await guest.place();
  expect(guest.names()).not.toContain("familyProfile");
  localStorage.setItem("user", JSON.stringify({ token: "t1", userDetails: { id: "cus_1" } }));
  const { calls, place, names } = openTab({ ...chadhaava, saves: true });
  await place();
  expect(names()).toContain("initiate");
  expect(calls.find(([call]) => call === "familyProfile")?.[1]).toEqual({
    ...{ name: "Asha Verma", name_devanagari: "", gotra: "Bharadwaja", relation: "self" },
  });
});

test("a puja is ordered by its buyer, and its names are asked after the payment", async () => {
  const { calls, place, names } = openTab(begunDraft({ name: "Asha" }));
  await place();
  expect(names()).toEqual(["create", "initiate"]);
  expect(calls[0]?.[1]).toMatchObject({ type: "pooja", contact: { name: "Asha" } });
});

test("a cart in cash leads to the order itself, and its draft is done", async () => {
  const { place, names, calls, drafts } = openTab({
    ...newDraft({ type: "cart", itemId: CART_ORDER, title: "", country: "in" }),
    good: { ...plainGood, paysOnDelivery: true },
    name: "Asha Verma",
  });
  expect(await place()).toBe(`https://shop.test/order/success/${order().id}`);
  expect(names()).toEqual(["create"]);
  expect(calls[0]?.[1]).toMatchObject({ type: "cart", pays_on_delivery: true });
  expect(drafts.paidOrder(CART_ORDER)).toBe(order().id);
});

test("a press after the order was made pays for the same order", async () => {
  const { place, names } = openTab(begunDraft());
  await place();
  await place();
  expect(names()).toEqual(["create", "initiate", "initiate"]);
});

test("an order whose payment the server declines is ordered again at the next press", async () => {
  const failing = { initiate: new ApiError("no", { code: "order_expired", status: 409 }) };
  const { calls, place, names, event } = openTab(begunDraft(), failing);
  await place();
  await place();
  expect(names()).toEqual(["create", "initiate", "create", "initiate"]);
  expect(calls[0]?.[2]).not.toEqual(calls[2]?.[2]);
  expect(event.mock.calls.flat()).toContain("LABEL_PAY_REFUSED");
});

test("no response is no refusal, and the order stays the same", async () => {
  const failing = { initiate: new ApiError("no answer", { code: "network", status: 0 }) };
  const { place, names, event } = openTab(begunDraft(), failing);
  await place();
  await place();
  expect(names()).toEqual(["create", "initiate", "initiate"]);
  expect(event).not.toHaveBeenCalled();
});

test("an order that another tab has paid takes its draft with it", async () => {
  const failing = { initiate: new ApiError("no", { code: "already_paid", status: 409 }) };
  const draft = begunDraft();
  const { place, drafts } = openTab(draft, failing);
  await place();
  expect([drafts.get(draft.itemId), drafts.paidOrder(draft.itemId)]).toEqual([undefined, order().id]);
});
