// @vitest-environment jsdom
import type { Pooja } from "@aradhana/core/contract";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { idOf, puja } from "../../../../test/fixtures.ts";
import { hideCart } from "../../../../test/hide-cart.ts";
import { answer, openSignedIn } from "../../../../test/open-signed-in.tsx";
import { patience } from "../../../../test/patience.ts";
import { pujaText } from "../../../lines/puja/text.ts";
import { vipText } from "../../../lines/puja/vip-text.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { timeLeft } from "../detail/closing-time.tsx";
import { notifyMe, outcome } from "../detail/outcome-parts.ts";
import { detailText } from "../detail/text.ts";
import { reviewText } from "../reviews/text.ts";
import { PujaPage } from "./puja-page.tsx";
import { pujaStory, relatedPujas } from "./puja-parts.ts";
import { pujaPageText } from "./text.ts";

// jsdom has no layout.
class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
});
beforeAll(() =>
  Promise.all([
    ...[detailText, pujaPageText, pujaText, ritualText, reviewText, vipText, shellText].map((text) =>
      text.load("en"),
    ),
    ...[pujaStory, relatedPujas, timeLeft, outcome, notifyMe].map((part) => part.preload()),
  ]),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a refund limit is marked as passed while the page is open", () => {
  const now = "2026-11-21T11:59:00.000Z";
  vi.useFakeTimers({ now: Date.parse(now) });
  browserIn("Asia/Kolkata");
  const router = createMemoryRouter([{ path: "/", element: <PujaPage puja={puja()} serverTime={now} /> }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  const passed = () => screen.queryAllByText(/– expired/).length;
  expect(passed()).toBe(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(passed()).toBe(1);
});

test("ruling D15: without a cart, the call to action is to book now", () => {
  hideCart();
  const router = createMemoryRouter([
    { path: "/", element: <PujaPage puja={puja()} serverTime={new Date(0).toISOString()} /> },
  ]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  expect(screen.getAllByRole("button", { name: "Book now" })).not.toHaveLength(0);
  expect(screen.queryByRole("button", { name: /^Continue/ })).toBeNull();
});

test("the chosen package goes into the cart, and no package of a full puja does", async () => {
  const sent: unknown[] = [];
  const [first] = puja().packages;
  if (!first) throw new Error("the fixture has no package");
  const large = { ...first, id: idOf("pkg", "large"), name: "Large", is_default: false };
  const shown = { ...puja(), packages: [first, large] };
  const open = (changes: Partial<Pooja>) =>
    openSignedIn(<PujaPage puja={{ ...shown, ...changes }} serverTime="2026-11-20T10:00:00.000Z" />, {
      "POST cart/lines": (body) => {
        sent.push(body);
        return answer({});
      },
    });
  const { unmount } = open({});
  fireEvent.click(await screen.findByRole("radio", { name: /Large/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Add to cart" }, patience));
  const choice = { type: "pooja", pooja_id: shown.id, package_id: large.id };
  await waitFor(() => expect(sent).toEqual([expect.objectContaining(choice)]), patience);
  unmount();

  open({ capacity: { total: 20, left: 0 } });
  await screen.findByRole("radio", { name: /Large/ });
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
});

const opening = () => screen.queryByRole("button", { name: "Notify me when booking opens" });
const show = (changes: Parameters<typeof puja>[0]) => {
  const page = <PujaPage puja={{ ...puja(), ...changes }} serverTime="2026-11-20T10:00:00.000Z" />;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />
    </VisitorProvider>,
  );
};
const none = { next: null, dates: [] };
const later = { id: idOf("pj", "later"), start_at: "2026-12-25T01:00:00.000Z" };

test.each([
  ["cancelled", { status: "cancelled", ...none }],
  ["fully booked", { capacity: { total: 20, left: 0 }, ...none }],
] as const)("a puja that is %s offers a message when booking opens", (_, changes) => {
  show(changes);
  expect(opening()).not.toBeNull();
});

test.each([
  ["can be booked", { capacity: { total: 20, left: 1 }, ...none }],
  ["is fully booked but has another date", { capacity: { total: 20, left: 0 }, next: null, dates: [later] }],
  ["was cancelled but has a next date", { status: "cancelled", next: later, dates: [] }],
] as const)("a puja that %s offers no such message", (_, changes) => {
  show(changes as never);
  expect(opening()).toBeNull();
});
