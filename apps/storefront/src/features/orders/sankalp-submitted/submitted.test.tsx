// @vitest-environment jsdom
import type { Order, Sankalp } from "@aradhana/core/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import saved from "../../../../stories/answers/sankalp-saved.json" with { type: "json" };
import { browserIn } from "../../../../test/browser-in.ts";
import { poojaOrder } from "../../../../test/order-fixture.ts";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { ordersText } from "../order/text.ts";
import { Submitted } from "./submitted.tsx";
import { submittedText } from "./text.ts";

beforeAll(() => Promise.all([submittedText, ordersText, orderLineText].map((text) => text.load("en"))));
afterEach(cleanup);

function open(state: Sankalp["state"], ordered: Order["state"]) {
  browserIn("Asia/Kolkata");
  const sankalp = { ...(saved.results as unknown as Sankalp), state };
  const booked = { ...poojaOrder({ state: ordered }), sankalp, server_time: "2026-11-01T10:00:00.000Z" };
  const router = createMemoryRouter([{ path: "/", element: <Submitted booked={booked} /> }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
}

test.each([
  ["draft", "sankalp_due", "Names not submitted yet"],
  ["submitted", "sankalp_received", "We have your name"],
  ["locked", "scheduled", "The priest has your name"],
  ["read_out", "performed", "Your name was read"],
  ["locked", "expired", "These names will not be read"],
] as const)("names that are %s, of an order that is %s: “%s”", (state, ordered, heading) => {
  open(state, ordered);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  const change = state === "draft" || state === "submitted";
  expect(screen.queryByRole("link", { name: "Change names" }) !== null).toBe(change);
});

test("submitted names say when the priest gets them, with the date two weeks before", () => {
  open("submitted", "sankalp_received");
  expect(screen.getByText(/^The names go to the priest on Mon 23 Nov, 3:30 pm\./)).toBeDefined();
});
