import { type Draft, newDraft } from "@aradhana/core/checkout";
import { CART_ORDER } from "@aradhana/core/paths";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { cartLinesText } from "../src/features/cart/lines/text.ts";
import { CartOrderPage } from "../src/features/checkout/cart-order/cart-order-page.tsx";
import { shopDrafts } from "../src/features/checkout/drafts/shop-drafts.ts";
import { goodsOrderText } from "../src/features/checkout/goods-order/text.ts";
import { onePageTexts } from "../src/features/checkout/one-page/text.ts";
import { ownReservationText } from "../src/features/checkout/own-reservation/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { now, openSignedIn } from "./open-signed-in.tsx";
import { patience } from "./patience.ts";

const texts = [cartLinesText, goodsOrderText, ownReservationText, shellText, ...onePageTexts];

/** Loads the messages of the order of a cart before each test, and deletes what is stored after it. */
export function prepareCartOrders() {
  beforeEach(() => Promise.all(texts.map((text) => text.load("en"))));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
}

const inJaipur: Draft["address"] = {
  ...{ country_code: "in", postcode: "302006", line1: "12 Civil Lines", line2: "", landmark: "" },
  ...{ city: "Jaipur", district: "Jaipur", state: "Rajasthan" },
};

/** Opens the order of a cart, filled in up to the consent. */
export function openCartOrder(calls: Parameters<typeof openSignedIn>[1], address = inJaipur) {
  shopDrafts(createStorage(() => window.sessionStorage)).save({
    ...newDraft({ type: "cart", itemId: CART_ORDER, title: "", country: "in" }),
    ...{ at: 1, name: "Asha Sharma", address },
  });
  return openSignedIn(<CartOrderPage />, calls);
}

const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };

/** The answer to an order of a cart that is otherwise now. */
export const cartChanged = () =>
  Response.json(
    { success: false, code: "cart_changed", message: "", field_errors: [], meta },
    { status: 409 },
  );

/** The button that pays, once it can be pressed. */
export async function findPayButton(amount?: string) {
  const name = amount ? `Pay ${amount}` : /^Pay /;
  const [button] = await screen.findAllByRole("button", { name }, patience);
  if (!button) throw new Error("no pay button");
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull(), patience);
  return button;
}

/** Agrees to the terms, once the saved draft is shown. */
export async function agree() {
  await screen.findByDisplayValue("Asha Sharma", {}, patience);
  const consent = screen.getByRole<HTMLInputElement>("checkbox", { name: /^I agree/ });
  if (!consent.checked) fireEvent.click(consent);
}
