// @vitest-environment jsdom
import type { CartChoice } from "@aradhana/core/goods";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine, cartOf } from "../../../../test/cart-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { AddToCart, texts } from "./add-to-cart.tsx";

beforeEach(() => Promise.all(texts.map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const ruby = { type: "gemstone", product_id: idOf("pd", "ruby"), energise: false } as const;
const ring = { ...ruby, setting: "ring", metal: "gold-18k", ring_size: 12 } as const;
const none = { metal: null, ring_size: null };

/** Adds the gem, which is in the cart as `choice` by then. */
async function add(added: CartChoice, choice: ReturnType<typeof cartLine>["choice"], detail: string) {
  openSignedIn(<AddToCart choiceOf={() => added} />, {
    "POST cart/lines": () => answer(cartOf([cartLine({ choice, detail })])),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Add to cart" }, patience));
  return (await screen.findByText(/your cart/, {}, patience)).textContent;
}

test("a gem that stays the ring that it is in the cart says so", async () => {
  expect(await add(ruby, ring, "Ring, size 12")).toBe(
    "Already in your cart: Ring, size 12. We have not changed it.",
  );
});

test("a gem that was not in the cart, or was configured differently, is added", async () => {
  expect(await add(ruby, { ...ruby, ...none }, "Loose stone")).toBe("Added to your cart");
  cleanup();
  expect(await add(ring, ring, "Ring, size 12")).toBe("Added to your cart");
});

test("what is chosen while the cart answers is not said to be added", async () => {
  let resolve: (response: Response) => void = () => {};
  const response = new Promise<Response>((done) => {
    resolve = done;
  });
  let chosen: CartChoice = ruby;
  openSignedIn(<AddToCart choiceOf={() => chosen} />, { "POST cart/lines": () => response });
  fireEvent.click(await screen.findByRole("button", { name: "Add to cart" }, patience));
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true"), patience);
  chosen = ring;
  resolve(answer(cartOf([cartLine({ choice: { ...ruby, ...none }, detail: "Loose stone" })])));
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull(), patience);
  expect(screen.getByRole("button").textContent).toBe("Add to cart");
  expect(screen.getByRole("status").textContent).toBe("");
});
