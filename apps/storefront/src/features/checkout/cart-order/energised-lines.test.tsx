// @vitest-environment jsdom
import type { OrderRequest } from "@aradhana/core/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { cartLine, cartOf } from "../../../../test/cart-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
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

const sita = { name: "Sita Devi", gotra: "Bharadwaj" };
const variant_id = idOf("pv", "mala");
const energised = { type: "abhimantrit", variant_id, qty: 1, energise: true } as const;
const mala = cartLine({ choice: { ...energised, energised_for: sita } });
const kavach = cartLine({ id: idOf("cl", "kavach"), title: "Kavach", choice: energised });

/** The order of a mala that is energised for Sita and of a kavach without a name; the rest is filled in. */
function open() {
  const ordered: OrderRequest[] = [];
  const stored: unknown[] = [];
  let lines = [mala, kavach];
  openCartOrder({
    "GET cart": () => answer(cartOf(lines)),
    [`PATCH cart/lines/${kavach.id}`]: (body) => {
      stored.push(body);
      lines = [mala, { ...kavach, choice: { ...energised, ...(body as { energised_for: typeof sita }) } }];
      return answer(cartOf(lines));
    },
    "POST cart/quote": () => answer({ ...quote(), goods: null, needs_address: true }),
    "POST order/create": (body) => {
      ordered.push(body as OrderRequest);
      return cartChanged();
    },
  });
  return { ordered, stored };
}

async function pay() {
  await agree();
  fireEvent.click(await findPayButton());
}
const fields = () => screen.findAllByRole("textbox", { name: /^Name for the mantra/ }, patience);

test("a name is asked only for the line that has none, and each is energised in its own", async () => {
  const { ordered } = open();
  await screen.findByText("Energised for Sita Devi, gotra Bharadwaj", {}, patience);
  // The heading, and both lines: their names are in the form.
  expect(screen.getAllByText("Energised in your name")).toHaveLength(3);
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
  const { ordered } = open();
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

test("a name is stored in the cart once its fields are left, and does not delay the payment", async () => {
  const { stored } = open();
  const [field] = await fields();
  if (!field) throw new Error("no field");
  await findPayButton();
  fireEvent.change(field, { target: { value: "R4m" } });
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: "Ram Kumar" } });
  // On to the gotra of the same line.
  const gotra = document.querySelector(`[name="${field.getAttribute("name")?.replace("-name", "-gotra")}"]`);
  fireEvent.blur(field, { relatedTarget: gotra });
  fireEvent.blur(field);
  await waitFor(
    () => expect(stored).toEqual([{ energised_for: { name: "Ram Kumar", gotra: null } }]),
    patience,
  );
  expect((await findPayButton()).getAttribute("aria-busy")).toBeNull();
  // It stays where it was typed.
  expect(field).toHaveProperty("value", "Ram Kumar");
});

test("a name that is filled in with one tap is stored as well", async () => {
  const { stored } = open();
  fireEvent.click(await screen.findByRole("button", { name: "Sita Devi" }, patience));
  await waitFor(() => expect(stored).toEqual([{ energised_for: sita }]), patience);
});
