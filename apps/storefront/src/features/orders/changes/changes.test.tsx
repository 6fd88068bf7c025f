// @vitest-environment jsdom
import type { OrderChanges, Remedy } from "@aradhana/core/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Changes } from "./changes.tsx";
import { changesText } from "./text.ts";

beforeAll(() => Promise.all([changesText, errorTexts, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const item: OrderChanges["items"][number] = {
  ...{ item_id: idOf("oi", "one"), title: "Rudrabhishek", paid: inr(851) },
  cancel: { pct: 100, refund: inr(851), until: serverTime },
  ...{ reschedule: null, may_report_name: false, return: null },
};
const remedy: Remedy = {
  ...{ id: idOf("rem", "one"), item_id: item.item_id, title: item.title, reason: "date_moved" },
  ...{ state: "offered", refund: inr(851), dates: [], offered_at: serverTime },
};
const changesOf = (more: Partial<OrderChanges>): OrderChanges => ({
  ...{ remedies: [], refunds: [], returns: [], items: [item] },
  ...more,
});

function open(changes: OrderChanges) {
  const chosen: unknown[] = [];
  const onOffered = vi.fn();
  openSignedIn(<Changes order={poojaOrder().order} onChanged={() => {}} onOffered={onOffered} />, {
    "GET order/policyQuote": () => answer(changes),
    "POST order/remedy": (body) => {
      chosen.push(body);
      return answer(changesOf({ remedies: [{ ...remedy, state: "refunded" }], items: [] }));
    },
  });
  return { chosen, onOffered };
}

test("an offer is one refund to choose, and its money goes out only after a question", async () => {
  const { chosen, onOffered } = open(changesOf({ remedies: [remedy] }));
  const refund = await screen.findByRole("button", { name: "Refund ₹851" });
  expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();
  expect(onOffered).toHaveBeenLastCalledWith(true);

  fireEvent.click(refund);
  expect(screen.getByText(/This cannot be undone/)).toBeDefined();
  expect(chosen).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Choose later" }));
  fireEvent.click(screen.getByRole("button", { name: "Refund ₹851" }));
  fireEvent.click(screen.getByRole("button", { name: "Refund now" }));
  await screen.findByText("You chose a refund of ₹851.");
  expect(chosen).toMatchObject([{ remedy_id: remedy.id, choice: "refund" }]);
  await waitFor(() => expect(onOffered).toHaveBeenLastCalledWith(false));
});

test("where nothing can be changed, the refunds are not headed as changes", async () => {
  const refunds: OrderChanges["refunds"] = [
    {
      ...{ amount: inr(851), state: "done", started_at: serverTime, expected_by: serverTime },
      credit_note: null,
    },
  ];
  open(changesOf({ refunds, items: [] }));
  await screen.findByText("₹851");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Refunds"]);
});
