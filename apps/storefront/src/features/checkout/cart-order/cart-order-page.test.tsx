// @vitest-environment jsdom
import { cartCountKey } from "@aradhana/core/cart-count";
import type { CartLine, CartQuote } from "@aradhana/core/goods";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { cartLine, cartOf } from "../../../../test/cart-fixture.ts";
import { idOf, inr } from "../../../../test/fixtures.ts";
import { hideCart } from "../../../../test/hide-cart.ts";
import {
  agree,
  cartChanged,
  findPayButton,
  openCartOrder,
  prepareCartOrders,
} from "../../../../test/open-cart-order.tsx";
import { answer } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";

prepareCartOrders();

const mala = cartLine();
const ring = cartLine({ id: idOf("cl", "ring"), title: "Silver Ring" });

/** The order of a mala and a ring, filled in up to the consent. Changes are answered once `until` has resolved. */
function open({
  until = Promise.resolve(),
  first = [mala, ring],
}: {
  until?: Promise<void>;
  first?: CartLine[];
} = {}) {
  let lines = first;
  const ordered: unknown[] = [];
  const read = () => answer(cartOf(lines));
  const change = async (next: CartLine[]) => {
    await until;
    lines = next;
    return read();
  };
  const opened = openCartOrder({
    "GET cart": read,
    [`DELETE cart/lines/${ring.id}`]: () => change([mala]),
    [`PATCH cart/lines/${mala.id}`]: (body) => change([cartLine(body as { qty: number }), ring]),
    "POST cart/quote": () => answer(priced(lines)),
    "POST order/create": (body) => {
      ordered.push((body as { quote_id: string }).quote_id);
      return cartChanged();
    },
  });
  return {
    ...{ ...opened, ordered },
    /** As the server has it, changed in another browser. */
    changeElsewhere: (next: CartLine[]) => {
      lines = next;
    },
  };
}

const quoteIdOf = (lines: CartLine[]) => idOf("qt", lines.map(({ qty }) => qty).join("and"));
const priced = (lines: CartLine[]): CartQuote => {
  const grand = inr(lines.reduce((total, { amount }) => total + amount.amount, 0) / 100);
  const totals = { ...quote().totals, items: grand, grand };
  return { ...quote({ quote_id: quoteIdOf(lines), totals }), goods: null, needs_address: true };
};

test("ruling D15: a hidden cart is not ordered, also not by its address", async () => {
  localStorage.setItem("cart_disabled", "true");
  localStorage.setItem("cart_disabled_session_start", String(Date.now()));
  hideCart();
  const { requests } = open();
  expect(await screen.findByRole("heading", { name: "Book or buy one at a time" })).toBeDefined();
  expect(screen.getByRole("link", { name: "See products" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  expect(requests).not.toContain("GET cart");
});

test("what the panel removes leaves the order at once, and is not paid", async () => {
  const { services, ordered } = open();
  await findPayButton("₹600");
  await (await services.openCart()).remove(ring.id);
  await waitFor(() => expect(screen.queryByText("Silver Ring")).toBeNull());
  await agree();
  fireEvent.click(await findPayButton("₹300"));
  await waitFor(() => expect(ordered).toEqual([quoteIdOf([mala])]), patience);
});

test("a quantity that is being saved is priced once it is saved, and not paid before", async () => {
  let save = () => {};
  const { services, requests } = open({ until: new Promise((resolve) => (save = resolve)) });
  const button = await findPayButton("₹600");
  const quotes = () => requests.filter((call) => call === "POST cart/quote").length;
  const before = quotes();
  const saved = (await services.openCart()).setQuantity(mala.id, 3);
  await screen.findByDisplayValue("3", {}, patience);
  // Something else is priced meanwhile, of the cart as it was.
  fireEvent.change(screen.getByRole("textbox", { name: "PIN code" }), { target: { value: "302001" } });
  await waitFor(() => expect(quotes()).toBe(before + 1), patience);
  expect(button.getAttribute("aria-busy")).toBe("true");
  save();
  await saved;
  await findPayButton("₹1,200");
});

test("an order that was declined because the cart has changed shows it as it is now, with its price", async () => {
  const { ordered, changeElsewhere } = open();
  await agree();
  const button = await findPayButton("₹600");
  changeElsewhere([mala]);
  fireEvent.click(button);
  await screen.findByText(/The total was ₹600 and is now ₹300\. You have not been charged/, {}, patience);
  expect(screen.queryByText("Silver Ring")).toBeNull();
  fireEvent.click(await findPayButton("₹300"));
  await waitFor(() => expect(ordered).toEqual([quoteIdOf([mala, ring]), quoteIdOf([mala])]), patience);
});

test("a price that says a line was sold since the cart was read makes the line say so", async () => {
  const sold = { code: "sold_out" as const, message: "This is sold out." };
  let isSold = false;
  const { requests } = openCartOrder({
    "GET cart": () => {
      const problem = { ...sold, blocks: true, available: null, was: null };
      return answer(cartOf([mala, isSold ? { ...ring, problems: [problem] } : ring]));
    },
    "POST cart/quote": () => {
      const priceOf = priced([mala, ring]);
      return answer(isSold ? { ...priceOf, problems: [{ ...sold, item_id: ring.id }] } : priceOf);
    },
  });
  await findPayButton("₹600");
  const reads = () => requests.filter((call) => call === "GET cart").length;
  const before = reads();
  isSold = true;
  fireEvent.change(screen.getByRole("textbox", { name: "PIN code" }), { target: { value: "302001" } });
  await waitFor(() => expect(reads()).toBe(before + 1), patience);
  // What prevents the order leads to its line.
  expect(await screen.findByRole("button", { name: "Silver Ring" }, patience)).toBeDefined();
});

test("another setting of a gem, chosen in another tab, has another price; another name has not", async () => {
  const ruby = (setting: "loose" | "ring", rupees: number, name: string) =>
    cartLine({
      ...{ id: idOf("cl", "ruby"), title: "Ruby", detail: setting, amount: inr(rupees) },
      choice: {
        ...{ type: "gemstone", product_id: idOf("pd", "ruby"), setting, metal: null },
        ...{ ring_size: null, energise: true },
        energised_for: { name, gotra: null },
      },
    });
  const { requests, changeElsewhere } = open({ first: [ruby("loose", 5000, "Ram Kumar")] });
  const quotes = () => requests.filter((call) => call === "POST cart/quote").length;
  const change = (line: CartLine) => {
    changeElsewhere([line]);
    window.dispatchEvent(new StorageEvent("storage", { key: cartCountKey }));
  };
  await findPayButton("₹5,000");
  change(ruby("ring", 9000, "Ram Kumar"));
  await findPayButton("₹9,000");
  const before = quotes();
  change(ruby("ring", 9000, "Sita Devi"));
  await screen.findByText(/^Energised for Sita Devi/, {}, patience);
  await findPayButton("₹9,000");
  expect(quotes()).toBe(before);
});

test("what the button does is said before it is pressed", async () => {
  open();
  await findPayButton("₹600");
  await screen.findByText(/^A secure payment page opens/, {}, patience);
});
