// @vitest-environment jsdom
import type { Cart, CartLine } from "@aradhana/core/goods";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf as anyCart, cartLine } from "../../../../test/cart-fixture.ts";
import { idOf, inr } from "../../../../test/fixtures.ts";
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

const open = (calls: Parameters<typeof openSignedIn>[1], country?: string) =>
  openSignedIn(<Panel onClose={() => {}} />, calls, country);
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

test("beside a wrong quantity, checking out leads to its field, which keeps what was typed", async () => {
  open({ "GET cart": () => answer(cartOf(2)) });
  const input = await type("6");
  const checkOut = screen.getByRole("link", { name: /^Check out/ });
  checkOut.focus();
  expect(fireEvent.click(checkOut)).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(input).toHaveProperty("value", "6");
  expect(screen.getByRole("alert").textContent).toBe("You can order at most 5");
});

test("a wrong coupon leaves the one that applies, and says at its field why", async () => {
  const coupon = { code: "PUJA10", status: "applied", message: "PUJA10 is applied." } as const;
  const rejected_coupon = { code: "NOPE", status: "refused", message: "NOPE does not exist." } as const;
  open({
    "GET cart": () => answer(cartOf(2, {}, coupon)),
    "POST cart/coupon": () => answer({ ...cartOf(2, {}, coupon), rejected_coupon }),
  });
  const code = await screen.findByLabelText("Coupon code", {}, patience);
  fireEvent.change(code, { target: { value: "nope" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await screen.findByText("NOPE does not exist.", {}, patience);
  expect(document.activeElement).toBe(code);
  const answerId = code.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(answerId)?.textContent).toBe("NOPE does not exist.");
  expect(code).toHaveProperty("value", "nope");
  expect(screen.getByText("PUJA10 is applied.")).toBeTruthy();
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
  const undo = await screen.findByRole("button", { name: "Undo: put back Tulsi Mala" }, patience);
  expect(document.activeElement).toBe(undo);
  await screen.findByRole("heading", { name: "Your cart is empty" }, patience);
  fireEvent.click(undo);
  await field();
  await waitFor(() => expect(screen.queryByText("Removed: Tulsi Mala")).toBeNull());
});

test("lines from before the login that have no room yet are said", async () => {
  open({ "GET cart": () => answer({ ...cartOf(2), waiting: 3 }) });
  await screen.findByText(
    "Your cart is full. 3 items from before you signed in will come in when you remove something.",
    {},
    patience,
  );
});

test("of what fewer are left so many are ordered, before the cart can be", async () => {
  const problem = {
    code: "quantity_unavailable",
    message: "Fewer are left.",
    blocks: true,
    was: null,
  } as const;
  open({
    "GET cart": () => answer(cartOf(4, { max_qty: 2, problems: [{ ...problem, available: 2 }] })),
    [`PATCH cart/lines/${id}`]: (body) => {
      expect(body).toEqual({ qty: 2 });
      return answer(cartOf(2));
    },
  });
  await screen.findByText(/Fewer are left/, {}, patience);
  expect(screen.queryByRole("link", { name: /^Check out/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Change to 2: Tulsi Mala" }));
  await screen.findByRole("link", { name: /^Check out/ }, patience);
});

test("problems of the same kind are said once, at their line and by its name, with what can be done", async () => {
  const problem = { message: "This is sold out.", blocks: true, available: null, was: null };
  const sold = { ...problem, code: "sold_out" } as const;
  const addon = { ...problem, code: "addon_unavailable", message: "An add-on has ended." } as const;
  const ring = cartLine({
    ...{ id: idOf("cl", "ring"), item_id: idOf("pd", "ring"), title: "Silver Ring", problems: [sold] },
    choice: {
      type: "gemstone",
      product_id: idOf("pd", "ring"),
      setting: "ring",
      metal: "silver",
      ring_size: 12,
      energise: false,
    },
  });
  const changed = { ...problem, code: "price_changed", blocks: false, was: inr(250) } as const;
  open({
    "GET cart": () => answer(anyCart([cartLine({ problems: [changed, addon, { ...addon }] }), ring], {})),
  });
  await screen.findByText(/This is sold out/, {}, patience);
  const [first, second] = screen.getAllByRole("alert").filter(({ textContent }) => textContent);
  expect(first?.textContent).toMatch(
    /^Tulsi Mala: The price has changed from ₹250 to ₹300\. An add-on has ended\.Choose again/,
  );
  expect(screen.getByRole("link", { name: "Choose again: Tulsi Mala" })).toBeDefined();
  expect(second?.textContent).toMatch(/^Silver Ring: This is sold out\./);
  const similar = screen.getByRole("link", { name: "See similar ones: Silver Ring" });
  expect(similar.getAttribute("href")).toBe(`/gemstones/${idOf("pd", "ring")}`);
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Silver Ring" }));
  expect(document.activeElement).toBe(second);
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

test("a line that is energised says in whose name, or that the name is still to be given", async () => {
  const choice = { type: "abhimantrit", variant_id: idOf("pv", "mala"), qty: 1, energise: true } as const;
  const energised_for = { name: "Sita Devi", gotra: "Bharadwaj" };
  const lines = [
    cartLine({ choice: { ...choice, energised_for } }),
    cartLine({ id: idOf("cl", "other"), title: "Kavach", choice }),
  ];
  open({ "GET cart": () => answer(anyCart(lines, {})) });
  await screen.findByText("Energised for Sita Devi, gotra Bharadwaj", {}, patience);
  expect(screen.getAllByText("Energised in your name")).toHaveLength(1);
});

test("what cannot be energised in a name can be chosen again", async () => {
  const code = "energisation_unavailable" as const;
  const problem = { code, message: "It cannot be energised.", blocks: true, available: null, was: null };
  open({ "GET cart": () => answer(cartOf(1, { problems: [problem] })) });
  await screen.findByRole("link", { name: "Choose again: Tulsi Mala" }, patience);
});

test.each([
  ["in", 1],
  ["us", 0],
])(
  "only in India the delivery depends on the PIN code, and is an upper limit: %s",
  async (country, times) => {
    open({ "GET cart": () => answer(cartOf(1)) }, country);
    await screen.findByRole("link", { name: /^Check out/ }, patience);
    expect(screen.queryAllByText("Delivery, at most")).toHaveLength(times);
    expect(screen.queryAllByText(/PIN code/)).toHaveLength(times);
  },
);
