// @vitest-environment jsdom
import type { CartLine, CartQuote } from "@aradhana/core/goods";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { cartLine, cartOf } from "../../../../test/cart-fixture.ts";
import { idOf } from "../../../../test/fixtures.ts";
import { findPayButton, openCartOrder, prepareCartOrders } from "../../../../test/open-cart-order.tsx";
import { answer } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { quote } from "../../../../test/reservation-fixture.ts";

prepareCartOrders();

const mala = cartLine();
const puja = (prasad: boolean): CartLine =>
  cartLine({
    ...{ id: idOf("cl", "puja"), item_id: idOf("pj", "rudrabhishek"), title: "Rudrabhishek", detail: null },
    choice: {
      ...{ type: "pooja", pooja_id: idOf("pj", "rudrabhishek"), package_id: idOf("pk", "one"), addons: [] },
      ...{ dakshina: 0, prasad },
    },
  });

const inCalifornia = {
  ...{ country_code: "us", postcode: "94016", line1: "1 Main Street", line2: "", landmark: "" },
  ...{ city: "Daly City", district: "", state: "CA" },
};

/** The order of a mala and a puja with prasad, to an address in the US at prices in rupees. Changes are answered after `until`. */
function openAbroad({ until = Promise.resolve() }: { until?: Promise<void> } = {}) {
  let lines: CartLine[] = [puja(true), mala];
  const priced = (): CartQuote => ({
    ...quote({
      quote_id: idOf("qt", String(lines.length)),
      problems: lines.flatMap(({ id, choice }) => [
        ...("prasad" in choice && choice.prasad
          ? [{ code: "prasad_not_shipped" as const, message: "Rudrabhishek: no.", item_id: id }]
          : []),
        ...(choice.type === "abhimantrit"
          ? [{ code: "not_delivered" as const, message: "Tulsi Mala: no.", item_id: id }]
          : []),
      ]),
    }),
    ...{ goods: null, needs_address: true },
  });
  const calls = {
    "GET cart": () => answer(cartOf(lines)),
    [`PATCH cart/lines/${puja(true).id}`]: async (body: unknown) => {
      await until;
      lines = lines.map((line) => (line === mala ? line : puja((body as { prasad: boolean }).prasad)));
      return answer(cartOf(lines));
    },
    [`DELETE cart/lines/${mala.id}`]: () => {
      lines = lines.filter((line) => line !== mala);
      return answer(cartOf(lines));
    },
    "POST cart/quote": () => answer(priced()),
  };
  return openCartOrder(calls, inCalifornia);
}

const lineOf = async (title: string) => {
  const line = (await screen.findByRole("heading", { name: title }, patience)).closest("li");
  if (!line) throw new Error(`${title} is in no line`);
  return within(line);
};

/** After the message of its quantity. */
const problemOf = async (title: string) => (await lineOf(title)).queryAllByRole("alert").at(-1)?.textContent;

test("each line that is not sent to an address abroad says so, and the rest can be paid for", async () => {
  openAbroad();
  await waitFor(async () => {
    expect(await problemOf("Rudrabhishek")).toContain(
      "Rudrabhishek: Its prasad is not sent to this country (United States).",
    );
  }, patience);
  expect(await problemOf("Tulsi Mala")).toContain(
    "Tulsi Mala: At prices in rupees it is not sent to this country (United States).",
  );
  const prices = (await lineOf("Tulsi Mala")).getByRole("link", { name: "See prices for United States" });
  expect(prices.getAttribute("href")).toContain("panel=locale");
  // Each problem once, at its line.
  expect(screen.queryByText(/: no\./)).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Tulsi Mala" }));
  expect(document.activeElement?.textContent).toContain("Tulsi Mala: At prices in rupees");

  fireEvent.click(screen.getByRole("button", { name: "Order without prasad: Rudrabhishek" }));
  (await lineOf("Rudrabhishek")).getByText("Without prasad");
  fireEvent.click(screen.getByRole("button", { name: "Remove Tulsi Mala" }));
  await waitFor(() => expect(screen.queryAllByText(/not sent to this country/)).toEqual([]), patience);
  const undo = screen.getByRole("button", { name: "Undo: put back Tulsi Mala" });
  expect(document.activeElement).toBe(undo);
  await findPayButton();
});

test("what is pressed while another change is being saved is not lost", async () => {
  let save = () => {};
  openAbroad({ until: new Promise((resolve) => (save = resolve)) });
  fireEvent.click(
    await screen.findByRole("button", { name: "Order without prasad: Rudrabhishek" }, patience),
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove Tulsi Mala" }));
  expect(screen.getByRole("button", { name: "Undo: put back Tulsi Mala" })).toBe(document.activeElement);
  save();
  await waitFor(() => expect(screen.queryAllByText(/not sent to this country/)).toEqual([]), patience);
});
