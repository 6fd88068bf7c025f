import { expect, test } from "vitest";
import { canSendPrasad, chadhaavaQuoteRequest, emptyAddress } from "./index.ts";

const chadhaava = {
  id: "ch_1",
  prasad: { fee: { amount: 9_900, currency: "inr" }, ships_to: "in", contents: "" },
} as unknown as Parameters<typeof chadhaavaQuoteRequest>[1];
const draft = { items: { of_1: 2 }, wantsPrasad: true, address: emptyAddress("in") };

test("what is chosen is priced, with prasad where it is wished and can be sent", () => {
  const inIndia = { country: "in", language: "hi" } as const;
  expect(chadhaavaQuoteRequest(draft, chadhaava, inIndia)).toEqual({
    chadhaava_id: "ch_1",
    items: [{ id: "of_1", qty: 2 }],
    country_code: "in",
    lang: "hi",
    prasad: true,
    ship_to: "in",
  });
  const abroad = chadhaavaQuoteRequest(draft, chadhaava, { country: "us", language: "en" });
  expect(abroad).toMatchObject({ prasad: false, ship_to: null });
});

test("with nothing chosen there is no price to ask for", () => {
  const market = { country: "in", language: "en" } as const;
  expect(chadhaavaQuoteRequest({ ...draft, items: {} }, chadhaava, market)).toBeUndefined();
});

test("prasad without a limit goes everywhere; where there is none, nowhere", () => {
  const everywhere = { prasad: { ...chadhaava.prasad, ships_to: "all" } } as typeof chadhaava;
  expect(canSendPrasad(everywhere, "us")).toBe(true);
  expect(canSendPrasad({ prasad: null }, "in")).toBe(false);
});
