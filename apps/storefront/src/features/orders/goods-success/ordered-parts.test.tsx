// @vitest-environment jsdom
import type { OrderPart, TimelineStep } from "@aradhana/core/contract";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { idOf, serverTime } from "../../../../test/fixtures.ts";
import { productCard } from "../../../../test/goods-fixture.ts";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ordersText } from "../order/text.ts";
import { OrderedParts } from "./ordered-parts.tsx";
import { goodsSuccessText } from "./text.ts";

const common = { needs_names: true, starts_at: "2026-11-23T12:00:00.000Z" };
const step = (state: TimelineStep["state"], at: string | null) => ({
  ...{ state, at, planned_at: null, evidence_url: null },
});
const inParcel = {
  ...{ state: "confirmed", starts_at: "2026-12-02T12:00:00.000Z" },
  ...{ needs_names: false, names_until: null, next_action: "wait" },
  arrives: { from: "2026-12-05", to: "2026-12-08" },
  timeline: [step("confirmed", "2026-11-20T10:00:00.000Z"), step("energising", null), step("shipped", null)],
} as const satisfies Partial<OrderPart>;
const parts: OrderPart[] = [
  {
    ...common,
    ...{ type: "pooja", pooja_id: idOf("pj", "first"), package_id: idOf("pk", "first"), is_vip: false },
    ...{ item_id: idOf("oi", "first"), title: "Rudrabhishek", state: "sankalp_received" },
    ...{ names_until: "2026-11-23T10:00:00.000Z", next_action: "edit_sankalp" },
  },
  {
    ...common,
    ...{ type: "pooja", pooja_id: idOf("pj", "second"), package_id: idOf("pk", "second"), is_vip: false },
    ...{ item_id: idOf("oi", "second"), title: "Lakshmi puja", state: "sankalp_due" },
    ...{ names_until: "2026-11-25T10:00:00.000Z", next_action: "fill_sankalp" },
  },
  {
    ...{ type: "abhimantrit", product_id: productCard().id, item_id: idOf("oi", "mala") },
    ...{ title: productCard().title, detail: "Maroon", qty: 3 },
    ...{ energised: true, energised_for: { name: "Sita Devi", gotra: null } },
    ...inParcel,
  },
  {
    ...{ type: "gemstone", product_id: idOf("pd", "ruby"), item_id: idOf("oi", "ruby") },
    ...{ title: "Ruby", detail: "Ring, gold, size 12", qty: 1 },
    ...inParcel,
  },
];

beforeAll(() => Promise.all([goodsSuccessText, ordersText, shellText].map((text) => text.load("en"))));
afterEach(cleanup);

function open() {
  browserIn("Asia/Kolkata");
  const payment = { state: "success" } as NonNullable<ReturnType<typeof poojaOrder>["order"]["payment"]>;
  const { order, ...rest } = poojaOrder({ payment, parts });
  const suggestions = [{ ...productCard(), type: "abhimantrit" as const, title: "Rose quartz bracelet" }];
  const ordered = { ...rest, order, suggestions, server_time: serverTime };
  const element = <OrderedParts ordered={ordered} parts={parts} />;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </VisitorProvider>,
  );
}

const partOf = (heading: string) => {
  const part = screen.getByRole("heading", { name: heading }).closest("li");
  if (!part) throw new Error(`there is no part ${heading}`);
  return within(part);
};

test("each ritual of a cart has the link to its own names, and until when they are taken", () => {
  open();
  const second = partOf("Lakshmi puja");
  const link = second.getByRole("link", { name: "Add names" });
  expect(link.getAttribute("href")).toContain(idOf("pk", "second"));
  expect(link.getAttribute("href")).toContain(`item_id=${idOf("oi", "second")}`);
  expect(second.getByText(/can be added until Wed 25 Nov/)).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Add names" })).toHaveLength(1);
  const first = partOf("Rudrabhishek").getByRole("link", { name: "Change names" });
  expect(first.getAttribute("href")).toContain(`item_id=${idOf("oi", "first")}`);
});

test("the parcel of a cart names its goods: how many, in which colour or setting, and for whom", () => {
  open();
  const parcel = partOf("Your parcel");
  expect(parcel.getByText(`3 × ${productCard().title}, Maroon`)).toBeDefined();
  expect(parcel.getByText(/Sita Devi/)).toBeDefined();
  expect(parcel.getByText("Ruby, Ring, gold, size 12")).toBeDefined();
});

test("the parcel of a cart has its days of arrival, and goods that go with it", () => {
  open();
  expect(partOf("Your parcel").getByText(/Arrives from .*5.* to .*8/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "Goes well with it" })).toBeDefined();
  expect(screen.getByRole("link", { name: /Rose quartz bracelet/ })).toBeDefined();
});

test("§5.7 the parcel of a mixed cart has its own timeline, with the energising ahead", () => {
  open();
  expect(partOf("Your parcel").getByText("Energised")).toBeDefined();
  expect(partOf("Rudrabhishek").queryByText("Energised")).toBeNull();
});
