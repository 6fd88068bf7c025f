// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inr } from "../../../../test/fixtures.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { DeliveryCheck } from "./delivery-check-below-fold.tsx";

beforeEach(() => goodsText.load("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const toJaipur = {
  ...{ serviceable: true, arrives: { from: "2026-11-26", to: "2026-11-28" }, fee: inr(79) },
  ...{ insured: true, cod: false, free_from: inr(1500), duties: null },
  place: { district: "Jaipur", state: "Rajasthan", state_code: "RJ" },
};

/** The check on the page of a gem of ₹940. */
function open(delivery: object = toJaipur) {
  const queries: Record<string, string>[] = [];
  openSignedIn(<DeliveryCheck type="gemstone" price={inr(940)} leadDays={1} />, {
    "GET delivery/check": (_, { url }) => {
      queries.push(Object.fromEntries(new URL(url).searchParams));
      return answer(delivery);
    },
  });
  const check = (pin: string) => {
    fireEvent.change(screen.getByRole("textbox", { name: "PIN code" }), { target: { value: pin } });
    fireEvent.click(screen.getByRole("button", { name: "Check" }));
  };
  return { queries, check };
}

test("a PIN code says when the good arrives there, what that costs and that it is insured", async () => {
  const { queries, check } = open();
  check("३०२ ००६");
  await screen.findByText(/^Arrives between .*26 Nov.* and .*28 Nov.* in Jaipur, Rajasthan$/, {}, patience);
  expect(
    screen.getByText("Delivery ₹79 · Free for items worth ₹1,500 or more · Insured until it reaches you"),
  ).toBeTruthy();
  expect(queries).toMatchObject([{ postcode: "302006", type: "gemstone", lead_days: "1", value: "94000" }]);
});

test.each([
  ["290001", true],
  // Of the army, whose codes are in no list.
  ["900056", false],
])("a PIN code of no state is questioned: %s, %s", async (pin, isQuestioned) => {
  const { check } = open({ ...toJaipur, place: null });
  check(pin);
  await screen.findByText(/^Arrives between/, {}, patience);
  expect(Boolean(screen.queryByText(/^We do not know this PIN code/))).toBe(isQuestioned);
});

test("a place that no parcel reaches is said, with what to do", async () => {
  const { check } = open({ ...toJaipur, serviceable: false, arrives: null, fee: null });
  check("744101");
  await screen.findByText(/^We cannot deliver there yet\. Try another PIN code/, {}, patience);
});

test("what is no PIN code is said at its field, and nothing is asked of the server", () => {
  const { queries, check } = open();
  check("30200");
  const field = screen.getByRole("textbox", { name: "PIN code" });
  expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
  expect(queries).toEqual([]);
});
