// @vitest-environment jsdom
import { type Attempt, newDraft, plainGood } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import type { GoodsQuote, Product } from "@aradhana/core/goods";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { product } from "../../../../test/goods-fixture.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { goodsOrderLines } from "../../../lines/goods-order-lines.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { onePageTexts } from "../one-page/text.ts";
import { ownReservationText } from "../own-reservation/text.ts";
import { GoodsOrderPage } from "./goods-order-page.tsx";
import { goodsOrderText } from "./text.ts";

const [maroon, saffron] = product().variants;
if (!maroon || !saffron) throw new Error("the fixture has two colours");

/** The price of some malas, at a price each. */
function priced(qty: number, each: number, problems: Quote["problems"] = []): GoodsQuote {
  const total = inr(qty * each);
  return {
    ...quote({ problems }),
    lines: [
      {
        ...{ kind: "product", item_id: maroon?.id ?? "", title: "Tulsi mala, 108 beads", qty },
        ...{ unit_price: inr(each), amount: total },
      },
    ],
    totals: { ...quote().totals, items: total, grand: total },
    goods: {
      delivery: {
        ...{ serviceable: true, arrives: { from: "2026-11-26", to: "2026-11-28" }, fee: inr(0) },
        ...{ insured: false, cod: false, free_from: null, place: null, duties: null },
      },
      cod: { available: false, reason: null },
      ...{ notices: [], returns: [], held_minutes: 10, tax_by_code: [] },
    },
  };
}

// jsdom has no layout.
class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal("ResizeObserver", Observer));
beforeEach(() =>
  Promise.all(
    [goodsOrderText, goodsText, ownReservationText, shellText, ...onePageTexts].map((t) => t.load("en")),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

interface Options {
  prices: GoodsQuote[] | ((request: unknown) => GoodsQuote);
  /** Error codes, with the price that the server sends. */
  orders: { code: string; quote?: Quote; field?: string }[];
  /** What the tab stored before. */
  stored?: [key: string, value: string][];
  item?: Product;
  attempt?: Attempt;
}

const ownOrderId = idOf("ord", "own");

/** The order of two malas, filled in up to the consent; each order and the price after it are answered as given, the last one again. */
function open({ prices, orders, stored, item = product(), attempt }: Options) {
  const draft = {
    ...newDraft({ type: "abhimantrit", itemId: item.id, title: item.title, country: "in" }),
    ...{ at: 1, packageId: maroon?.id ?? "", items: { [maroon?.id ?? ""]: 2 }, good: plainGood },
    ...{ name: "Asha Sharma", attempt },
    address: {
      ...{ country_code: "in", postcode: "302006", line1: "12 Civil Lines", line2: "", landmark: "" },
      ...{ city: "Jaipur", district: "Jaipur", state: "Rajasthan" },
    },
  };
  shopDrafts(createStorage(() => window.sessionStorage)).save(draft);
  for (const [key, value] of stored ?? []) sessionStorage.setItem(key, value);
  const nth = <Item,>(list: Item[], index: number) => list[Math.min(index, list.length - 1)] as Item;
  const bodies: unknown[] = [];
  const opened = openSignedIn(
    <GoodsOrderPage
      ordered={{ type: "abhimantrit", good: item, page: "/abhimantrit-products/x" }}
      line={goodsOrderLines.abhimantrit}
    />,
    {
      "POST abhimantrit/quote": (body) =>
        answer(typeof prices === "function" ? prices(body) : nth(prices, bodies.length)),
      "GET order/getOrderById": () =>
        answer(poojaOrder({ id: ownOrderId, number: "AR-OWN", state: "created" })),
      "POST order/create": (body) => {
        bodies.push(body);
        return Response.json(
          { success: false, message: "", meta, ...errorOf(nth(orders, bodies.length - 1)) },
          { status: 409 },
        );
      },
    },
  );
  return { ...opened, bodies };
}
const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };
const errorOf = ({ code, quote: sent, field }: Options["orders"][number]) => ({
  code,
  field_errors: field ? [{ field, code: "characters", message: "No." }] : [],
  details: sent ? { quote: sent } : {},
});
const payButton = (amount: string) => screen.findAllByRole("button", { name: `Pay ${amount}` }, patience);
async function pay(amount: string) {
  await screen.findByDisplayValue("Asha Sharma", {}, patience);
  fireEvent.click(screen.getByRole("checkbox", { name: /^I agree/ }));
  const [button] = await payButton(amount);
  await waitFor(() => expect(button?.getAttribute("aria-busy")).toBeNull(), patience);
  if (button) fireEvent.click(button);
}

test("beside the button are the return rule of what is ordered, what the law asks for and the insured delivery", async () => {
  const quoted = priced(2, 499);
  const rule = { item_id: maroon?.id ?? "", title: "Tulsi mala, 108 beads", detail: null, days: 0 };
  const facts = {
    ...quoted.goods,
    delivery: { ...quoted.goods.delivery, insured: true },
    notices: [{ code: "pan" as const, message: "The law requires the buyer's PAN." }],
    returns: [{ ...rule, terms: "Made for you: it cannot be returned." }],
  };
  open({ prices: [{ ...quoted, goods: facts }], orders: [{ code: "price_changed" }] });
  const [button] = await payButton("₹998");
  const rules = screen.getByText("Made for you: it cannot be returned.", { exact: false });
  // Nothing but the button's own box is between the rule and the button.
  expect(rules.nextElementSibling?.contains(button ?? null)).toBe(true);
  expect(screen.getByText("Cannot be returned.")).toBeTruthy();
  expect(await screen.findByText("The law requires the buyer's PAN.", {}, patience)).toBeTruthy();
  expect(screen.getByText(/Insured until it reaches you/)).toBeTruthy();
});

const notice = /The total was ₹998 and is now ₹1,198\. You have not been charged/;

test("a price that changes before the payment is shown beside the old one, and the next press agrees to it", async () => {
  const { requests } = open({
    prices: [priced(2, 499), priced(2, 599)],
    orders: [{ code: "price_changed" }],
  });
  await pay("₹998");
  await screen.findByText(notice, {}, patience);
  const [button] = await payButton("₹1,198");
  expect(screen.getByRole("textbox", { name: "Name on the parcel" })).toHaveProperty("value", "Asha Sharma");
  const before = requests.length;
  if (button) fireEvent.click(button);
  await waitFor(() => expect(requests.slice(before)).toContain("POST order/create"));
});

test("the price that the server sends with an order is agreed to, whatever a quote says of an unpaid coupon", async () => {
  const { bodies } = open({
    prices: [priced(2, 499)],
    orders: [{ code: "price_changed", quote: { ...priced(2, 599), quote_id: idOf("qt", "sent") } }],
  });
  await pay("₹998");
  await screen.findByText(notice, {}, patience);
  const [button] = await payButton("₹1,198");
  if (button) fireEvent.click(button);
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ quote_id: idOf("qt", "sent") }));
});

test("a buyer who comes back from the payment sees that the price is another one since, also after a reload", async () => {
  open({ prices: [priced(2, 499)], orders: [{ code: "gateway_down" }] });
  await pay("₹998");
  await screen.findByText(/payment service is not responding/, {}, patience);
  const stored = Object.entries(sessionStorage);
  cleanup();
  vi.unstubAllGlobals();
  open({ prices: [priced(2, 599)], orders: [{ code: "gateway_down" }], stored });
  await screen.findByText(notice, {}, patience);
});

test("where fewer are left than are wanted, the buyer reads how many and is led there; nothing is lost", async () => {
  const few = { code: "quantity_unavailable" as const, message: "Only 1 left.", item_id: maroon.id };
  open({ prices: [priced(2, 499), priced(2, 499, [few])], orders: [{ code: "quantity_unavailable" }] });
  await pay("₹998");
  const problem = await screen.findByText("Only 1 left.", {}, patience);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(problem.textContent));
  expect(screen.getByText(/You have not been charged/)).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Name on the parcel" })).toHaveProperty("value", "Asha Sharma");
});

test("a colour that is sold meanwhile leaves the form for another colour; the only one does not", async () => {
  const gone = { code: "sold_out" as const, message: "This is sold out.", item_id: maroon.id };
  const answers = () => ({
    prices: [priced(2, 499), priced(2, 499, [gone])],
    orders: [{ code: "sold_out" }],
  });
  open({ ...answers(), item: product({ variants: [maroon, { ...saffron, stock: 3 }] }) });
  await pay("₹998");
  await screen.findByText("This is sold out.", {}, patience);
  expect(screen.getByRole("radio", { name: /Saffron/ })).toHaveProperty("disabled", false);
  cleanup();
  sessionStorage.clear();
  open({ ...answers(), item: product({ variants: [maroon] }) });
  await pay("₹998");
  await screen.findByRole("heading", { name: "It is sold out" }, patience);
  expect(screen.getByText(/You have not been charged/)).toBeDefined();
  expect(await screen.findByRole("link", { name: /Sandalwood mala/ }, patience)).toBeDefined();
});

test("what was filled in for a good that was sold meanwhile is there in the order of a similar one", async () => {
  const gone = { code: "sold_out" as const, message: "This is sold out.", item_id: maroon.id };
  open({
    ...{ prices: [priced(2, 499), priced(2, 499, [gone])], orders: [{ code: "sold_out" }] },
    item: product({ variants: [maroon] }),
  });
  await pay("₹998");
  await screen.findByRole("heading", { name: "It is sold out" }, patience);
  cleanup();
  const similar = product({ id: idOf("pd", "similar"), title: "Sandalwood mala" });
  openSignedIn(
    <GoodsOrderPage
      ordered={{ type: "abhimantrit", good: similar, page: "/abhimantrit-products/y" }}
      line={goodsOrderLines.abhimantrit}
    />,
    { "POST abhimantrit/quote": () => answer(priced(1, 499)) },
  );
  expect(await screen.findByDisplayValue("Asha Sharma", {}, patience)).toBeDefined();
  expect(screen.getByDisplayValue("12 Civil Lines")).toBeDefined();
});

test("what the buyer's own unpaid order holds leads to its payment, and is ordered otherwise only on the buyer's wish", async () => {
  const reserved = {
    ...{ code: "reserved_for_you" as const, message: "It is reserved for your unpaid order." },
    ...{ item_id: maroon.id, order_id: ownOrderId },
  };
  const { bodies } = open({
    prices: (request) =>
      priced(2, 499, (request as { replaces?: string }).replaces === ownOrderId ? [] : [reserved]),
    orders: [{ code: "gateway_down" }],
    item: product({ variants: [{ ...maroon, stock: 0 }] }),
    attempt: { of: "before", quoteId: idOf("qt", "before"), idempotencyKey: "before", orderId: ownOrderId },
    stored: [[`order-access:${ownOrderId}`, "secret"]],
  });
  await screen.findByRole("heading", { name: "It is reserved for you" }, patience);
  expect(screen.getByRole("link", { name: "Continue to payment" })).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Change this order" }, patience));
  await screen.findByText("What you order now replaces your unpaid order AR-OWN.", {}, patience);
  await pay("₹998");
  await waitFor(() => expect(bodies).toMatchObject([{ replaces: { order_id: ownOrderId } }]));
});

test("a line of the address that the server does not accept is marked and has the focus", async () => {
  open({ prices: [priced(2, 499)], orders: [{ code: "invalid_input", field: "address.landmark" }] });
  await pay("₹998");
  await screen.findByText("Begin with a letter or a digit, not with @ + - or =", {}, patience);
  const landmark = screen.getByRole("textbox", { name: /^Landmark/ });
  expect(landmark.getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(landmark));
  fireEvent.change(landmark, { target: { value: "SBI ATM" } });
  await waitFor(() => expect(landmark.getAttribute("aria-invalid")).toBeNull());
});

test("what the server would not accept of an address is said before it is sent", async () => {
  const { requests } = open({ prices: [priced(2, 499)], orders: [{ code: "invalid_input" }] });
  await screen.findByDisplayValue("Asha Sharma", {}, patience);
  const landmark = await screen.findByRole("textbox", { name: /^Landmark/ }, patience);
  expect(landmark).toHaveProperty("maxLength", 80);
  fireEvent.change(landmark, { target: { value: "@SBI ATM" } });
  await pay("₹998");
  await screen.findByText("Begin with a letter or a digit, not with @ + - or =", {}, patience);
  await waitFor(() => expect(document.activeElement).toBe(landmark), patience);
  expect(requests).not.toContain("POST order/create");
});
