// @vitest-environment jsdom
import { newDraft } from "@aradhana/core/checkout";
import type { OrderRequest } from "@aradhana/core/contract";
import { CART_ORDER } from "@aradhana/core/paths";
import { createStorage } from "@aradhana/core/storage";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartLine, cartOf } from "../../../../test/cart-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
import { answer, now, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { cartLinesText } from "../../cart/lines/text.ts";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import { goodsOrderText } from "../goods-order/text.ts";
import { onePageTexts } from "../one-page/text.ts";
import { ownReservationText } from "../own-reservation/text.ts";
import { CartOrderPage } from "./cart-order-page.tsx";

const texts = [cartLinesText, goodsOrderText, ownReservationText, shellText, ...onePageTexts];
beforeEach(() => Promise.all(texts.map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const sita = { name: "Sita Devi", gotra: "Bharadwaj" };
const variant_id = idOf("pv", "mala");
const energised = { type: "abhimantrit", variant_id, qty: 1, energise: true } as const;
const mala = cartLine({ choice: { ...energised, energised_for: sita } });
const kavach = cartLine({ id: idOf("cl", "kavach"), title: "Kavach", choice: energised });
const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };

/** The order of a mala that is energised for Sita and of a kavach without a name; the rest is filled in. */
function open() {
  shopDrafts(createStorage(() => window.sessionStorage)).save({
    ...newDraft({ type: "cart", itemId: CART_ORDER, title: "", country: "in" }),
    ...{ at: 1, name: "Asha Sharma" },
    address: {
      ...{ country_code: "in", postcode: "302006", line1: "12 Civil Lines", line2: "", landmark: "" },
      ...{ city: "Jaipur", district: "Jaipur", state: "Rajasthan" },
    },
  });
  const ordered: OrderRequest[] = [];
  openSignedIn(<CartOrderPage />, {
    "GET cart": () => answer(cartOf([mala, kavach])),
    "POST cart/quote": () => answer({ ...quote(), goods: null, needs_address: true }),
    "POST order/create": (body) => {
      ordered.push(body as OrderRequest);
      const refused = { success: false, code: "cart_changed", message: "", field_errors: [], meta };
      return Response.json(refused, { status: 409 });
    },
  });
  return ordered;
}

async function pay() {
  await screen.findByDisplayValue("Asha Sharma", {}, patience);
  const consent = screen.getByRole<HTMLInputElement>("checkbox", { name: /^I agree/ });
  if (!consent.checked) fireEvent.click(consent);
  const [button] = await screen.findAllByRole("button", { name: /^Pay/ }, patience);
  await waitFor(() => expect(button?.getAttribute("aria-busy")).toBeNull(), patience);
  if (button) fireEvent.click(button);
}
const fields = () => screen.findAllByRole("textbox", { name: /^Name for the mantra/ }, patience);

test("a name is asked only for the line that has none, and each is energised in its own", async () => {
  const ordered = open();
  await screen.findByText("Energised for Sita Devi, gotra Bharadwaj", {}, patience);
  const [field, ...others] = await fields();
  expect(others).toEqual([]);
  await pay();
  await waitFor(() => expect(field?.getAttribute("aria-invalid")).toBe("true"), patience);
  expect(ordered).toEqual([]);
  if (field) fireEvent.change(field, { target: { value: "Ram Kumar" } });
  await pay();
  await waitFor(() => expect(ordered).toHaveLength(1), patience);
  expect(ordered[0]?.energised_lines).toEqual([
    { line_id: kavach.id, name: "Ram Kumar", gotra: null },
    { line_id: mala.id, ...sita },
  ]);
});

test("the name of another line is filled in with one tap, and can be changed", async () => {
  const ordered = open();
  fireEvent.click(await screen.findByRole("button", { name: "Sita Devi" }, patience));
  fireEvent.click(screen.getByRole("button", { name: "Change the name for Tulsi Mala" }));
  const [malaField] = await screen.findAllByDisplayValue("Sita Devi", {}, patience);
  if (malaField) fireEvent.change(malaField, { target: { value: "Ram Kumar" } });
  await pay();
  await waitFor(() => expect(ordered).toHaveLength(1), patience);
  expect(ordered[0]?.energised_lines).toEqual([
    { line_id: mala.id, name: "Ram Kumar", gotra: "Bharadwaj" },
    { line_id: kavach.id, ...sita },
  ]);
});
