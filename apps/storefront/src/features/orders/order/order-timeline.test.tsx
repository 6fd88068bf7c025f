// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { serverTime } from "../../../../test/fixtures.ts";
import { order } from "../../../../test/order-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { ordersText } from "./text.ts";

beforeEach(() => Promise.all([ordersText, shellText].flatMap((text) => [text.load("en"), text.load("hi")])));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ["en", "Expected "],
  ["hi", "अनुमानित समय "],
] as const)("an hour that is only planned is told as expected, in %s", (language, expected) => {
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <OrderTimeline order={order()} serverTime={serverTime} />
    </VisitorProvider>,
  );
  const [paid, live] = screen.getAllByRole("time");
  expect(paid?.textContent).not.toContain(expected);
  expect(live?.textContent?.startsWith(expected)).toBe(true);
});

test.each([
  ["en", "Shipped by India Post. Tracking number: EK123456789IN"],
  ["hi", "India Post से भेजा गया। ट्रैकिंग नंबर: EK123456789IN"],
] as const)("what was sent has the courier and its tracking number, in %s", (language, text) => {
  const shipments = [{ carrier: "India Post", number: "EK123456789IN" }];
  const { container } = render(
    <VisitorProvider value={{ country: "in", language }}>
      <OrderTimeline order={{ ...order(), shipments }} serverTime={serverTime} />
    </VisitorProvider>,
  );
  expect(container.textContent).toContain(text);
});

test("abroad each hour is India's, with the visitor's own beside it", () => {
  browserIn("America/New_York");
  render(
    <VisitorProvider value={{ country: "us", language: "en" }}>
      <OrderTimeline order={order()} serverTime={serverTime} />
    </VisitorProvider>,
  );
  expect(screen.getAllByRole("time").map(({ textContent }) => textContent)).toEqual([
    "Fri 3:30 pm India time (Fri 5 am your time)",
    "Expected Mon 5:30 pm India time (Mon 7 am your time)",
  ]);
});
