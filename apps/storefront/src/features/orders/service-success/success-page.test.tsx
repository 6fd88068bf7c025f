// @vitest-environment jsdom

import type { Order } from "@aradhana/core/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import recordedGoods from "../../../../stories/answers/goods-order.en.json" with { type: "json" };
import recordedKundali from "../../../../stories/answers/kundali-order.en.json" with { type: "json" };
import { idOf } from "../../../../test/fixtures.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { chadhaavaOrder } from "../../../../test/order-fixture.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ordersText } from "../order/text.ts";
import { SuccessPage } from "./success-page.tsx";
import { serviceSuccessText } from "./text.ts";

beforeEach(() => Promise.all([serviceSuccessText, ordersText, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (results: unknown) =>
  openSignedIn(<SuccessPage orderId={idOf("ord", "one")} />, {
    "GET order/getOrderById": () => answer(results),
  });
const factOf = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;

test("an order of goods says what was ordered, and by when it can be given back", async () => {
  open(recordedGoods.results);
  await screen.findByRole("heading", { name: "Status" });
  expect(factOf("Ordered")).toBe("OrderedRudraksha Mala, 108 Beads");
  expect(screen.getByText(/^Return it within 7 days/)).toBeDefined();
});

test("an order of a cart says what was ordered", async () => {
  const rest = { starts_at: null, needs_names: false, names_until: null, next_action: "wait" } as const;
  const parts: Order["parts"] = [
    {
      type: "gemstone",
      product_id: idOf("pd", "1"),
      item_id: idOf("oi", "1"),
      title: "Ruby",
      state: "shipped",
      ...rest,
    },
    {
      type: "gemstone",
      product_id: idOf("pd", "2"),
      item_id: idOf("oi", "2"),
      title: "Pearl",
      state: "shipped",
      ...rest,
    },
  ];
  open(chadhaavaOrder({ state: "shipped", next_action: "wait", parts }));
  await screen.findByRole("heading", { name: "Status" });
  expect(factOf("Ordered")).toBe("OrderedRuby, Pearl");
});

test("a consultation says when it begins", async () => {
  const { order } = recordedKundali.results;
  open({
    ...recordedKundali.results,
    ...{ type: "consultation", due_at: "2026-12-01T13:30:00.000Z", order: { ...order, state: "confirmed" } },
    package: { id: idOf("bkg", "one"), title: "15 minutes with Anuradha Deshpande", features: [] },
  });
  await screen.findByRole("heading", { name: "What happens next" });
  expect(factOf("When")).toMatch(/^When.*Tue.*7 pm/);
});
