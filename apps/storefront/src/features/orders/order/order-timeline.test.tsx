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
  ["hi", "अनुमानित: "],
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

test("an hour that has passed is not expected any more", () => {
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <OrderTimeline order={order()} serverTime="2026-11-23T12:00:00.000Z" />
    </VisitorProvider>,
  );
  expect(screen.queryByText(/^Expected/)).toBeNull();
});

test.each([
  ["en", ["Expected Wed 9 Dec", "Expected Sun 13 Dec"]],
  ["hi", ["अनुमानित: बुध 9 दिसंबर", "अनुमानित: रवि 13 दिसंबर"]],
] as const)(
  "what a courier will bring is expected on a day, without an hour, in %s",
  (language, expected) => {
    const planned = (state: "prasad_dispatched" | "delivered", planned_at: string) => ({
      ...{ state, at: null, planned_at, evidence_url: null },
    });
    const timeline = [
      planned("prasad_dispatched", "2026-12-08T20:12:00.000Z"),
      planned("delivered", "2026-12-12T20:12:00.000Z"),
    ];
    render(
      <VisitorProvider value={{ country: "in", language }}>
        <OrderTimeline order={{ ...order(), timeline }} serverTime={serverTime} />
      </VisitorProvider>,
    );
    expect(screen.getAllByRole("time").map(({ textContent }) => textContent)).toEqual(expected);
  },
);

test.each([
  ["en", "Shipped by India Post. Tracking number: EK123456789IN"],
  ["hi", "India Post से भेजा गया। ट्रैकिंग नंबर: EK123456789IN"],
] as const)("what was sent has the courier and its tracking number, in %s", (language, text) => {
  const shipments = [{ carrier: "India Post", number: "EK123456789IN", tracking_url: null }];
  const { container } = render(
    <VisitorProvider value={{ country: "in", language }}>
      <OrderTimeline order={{ ...order(), shipments }} serverTime={serverTime} />
    </VisitorProvider>,
  );
  expect(container.textContent).toContain(text);
  expect(container.querySelector("a")).toBeNull();
});

test.each([
  ["en", "Track on the page of DHL"],
  ["hi", "DHL के पेज पर ट्रैक करें"],
] as const)("where the courier's page is known, a link leads to it, in %s", (language, name) => {
  const tracking_url = "https://www.dhl.com/in-en/home/tracking.html?tracking-id=1234";
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <OrderTimeline
        order={{ ...order(), shipments: [{ carrier: "DHL", number: "1234", tracking_url }] }}
        serverTime={serverTime}
      />
    </VisitorProvider>,
  );
  expect(screen.getByRole("link", { name: new RegExp(name) }).getAttribute("href")).toBe(tracking_url);
});

test.each([
  ["en", ["Paid", "Correction of the names requested", "Correction answered"], "Ticket TK-AB23CD45"],
  ["hi", ["भुगतान हुआ", "नामों में सुधार का अनुरोध किया गया", "सुधार के अनुरोध का जवाब दिया गया"], "टिकट TK-AB23CD45"],
] as const)(
  "a request to correct the names stands where it happened, with its ticket and the answer, in %s",
  (language, titles, ticket) => {
    const { timeline } = order();
    const paidAt = Date.parse(timeline.find(({ at }) => at !== null)?.at ?? "");
    const after = (minutes: number) => new Date(paidAt + minutes * 60_000).toISOString();
    const correction = {
      number: "TK-AB23CD45",
      state: "answered",
      requested_at: after(1),
      answered_at: after(2),
    } as const;
    render(
      <VisitorProvider value={{ country: "in", language }}>
        <OrderTimeline order={{ ...order(), corrections: [correction] }} serverTime={serverTime} />
      </VisitorProvider>,
    );
    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    for (const [index, title] of titles.entries()) expect(steps[index]).toContain(title);
    expect(steps[1]).toContain(ticket);
    expect(steps).toHaveLength(timeline.length + 2);
  },
);

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
