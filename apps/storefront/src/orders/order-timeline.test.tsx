// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { order } from "../../test/order-fixture.ts";
import { VisitorProvider } from "../services/visitor.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { ordersText } from "./text.ts";

beforeEach(() => Promise.all([ordersText.load("en"), ordersText.load("hi")]));
afterEach(cleanup);

test.each([
  ["en", ", expected"],
  ["hi", ", अपेक्षित"],
] as const)("an hour that is only planned is told as expected, in %s", (language, expected) => {
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <OrderTimeline order={order()} />
    </VisitorProvider>,
  );
  const [paid, live] = screen.getAllByRole("time");
  expect(paid?.textContent).not.toContain(expected);
  expect(live?.textContent?.endsWith(expected)).toBe(true);
});
