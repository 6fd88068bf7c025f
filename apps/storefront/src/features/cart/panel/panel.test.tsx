// @vitest-environment jsdom
import type { Cart, CartLine } from "@aradhana/core/goods";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf as anyCart, cartLine } from "../../../../test/cart-fixture.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Panel, texts } from "./panel.tsx";

const { id } = cartLine();

/** A cart of some malas at ₹300, of which there are five. */
const cartOf = (qty: number, change: Partial<CartLine> = {}, coupon: Cart["coupon"] = null) =>
  anyCart(qty > 0 ? [cartLine({ qty, ...change })] : [], { coupon });

beforeEach(() => Promise.all([...texts, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (calls: Parameters<typeof openSignedIn>[1]) => openSignedIn(<Panel onClose={() => {}} />, calls);
const field = () => screen.findByRole("textbox", { name: "Quantity of Tulsi Mala" }, patience);
async function type(quantity: string) {
  const input = await field();
  fireEvent.change(input, { target: { value: quantity } });
  fireEvent.blur(input);
  return input;
}

test.each([
  ["0", "Enter 1 or more, or remove it"],
  ["-2", "Enter 1 or more, or remove it"],
  ["1.5", "Enter a whole number"],
  ["6", "You can order at most 5"],
])("the quantity %s stays in its field with a message, and the cart as it is", async (typed, message) => {
  const { requests } = open({ "GET cart": () => answer(cartOf(2)) });
  const input = await type(typed);
  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(input).toHaveProperty("value", typed);
  expect(requests.some((call) => call.startsWith("PATCH"))).toBe(false);
});

test("another quantity changes the price, the count in the header and what the other tabs read", async () => {
  const { services } = open({
    "GET cart": () => answer(cartOf(2)),
    [`PATCH cart/lines/${id}`]: (body) => answer(cartOf((body as { qty: number }).qty)),
  });
  await type("4");
  await screen.findByRole("link", { name: "Check out · ₹1,299" }, patience);
  expect(services.state.getState().cartCount).toBe(4);
  expect(localStorage.getItem("cart_count")).toMatch(/^4 /);
});

test("a removed line can be put back, and the focus is at that", async () => {
  open({
    "GET cart": () => answer(cartOf(2)),
    [`DELETE cart/lines/${id}`]: () => answer(cartOf(0)),
    [`POST cart/lines/${id}/restore`]: () => answer(cartOf(2)),
    "GET pooja/getPoojaListing": () => answer({ pujas: [], facets: [], suggestions: [] }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove Tulsi Mala" }, patience));
  const undo = await screen.findByRole("button", { name: "Put back Tulsi Mala" }, patience);
  expect(document.activeElement).toBe(undo);
  await screen.findByRole("heading", { name: "Your cart is empty" }, patience);
  fireEvent.click(undo);
  await field();
  await waitFor(() => expect(screen.queryByText("Removed: Tulsi Mala")).toBeNull());
});

test("what is sold out has to be changed before the cart can be ordered", async () => {
  const problem = {
    code: "quantity_unavailable",
    message: "Fewer are left.",
    blocks: true,
    was: null,
  } as const;
  open({
    "GET cart": () => answer(cartOf(4, { max_qty: 2, problems: [{ ...problem, available: 2 }] })),
    [`PATCH cart/lines/${id}`]: () => answer(cartOf(2)),
  });
  await screen.findByText(/Fewer are left/, {}, patience);
  expect(screen.queryByRole("link", { name: /^Check out/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Change to 2" }));
  await screen.findByRole("link", { name: /^Check out/ }, patience);
});

test("a cart that cannot be loaded says so, and can be loaded again", async () => {
  let works = false;
  open({
    "GET cart": () =>
      works
        ? answer(cartOf(1))
        : Response.json(
            { success: false, code: "x", message: "", field_errors: [], meta: {} },
            { status: 404 },
          ),
  });
  const retry = await screen.findByRole("button", { name: "Try again" }, patience);
  works = true;
  fireEvent.click(retry);
  await field();
});
