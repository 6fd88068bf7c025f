// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { puja } from "../../../../test/fixtures.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { RefundRules } from "./refund-rules.tsx";
import { continueText } from "./text.ts";

beforeAll(() => Promise.all([continueText, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const full = "100% refund if cancelled by Sat 21 Nov 2026, 5:30 pm";
const most = "75% refund if cancelled by Sun 22 Nov 2026, 5:30 pm";

function open(now: string) {
  browserIn("Asia/Kolkata");
  vi.setSystemTime(now);
  const router = createMemoryRouter([{ path: "/", element: <RefundRules puja={puja()} serverTime={now} /> }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
}
const promised = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  ["2026-11-21T11:59:00.000Z", [full, most]],
  ["2026-11-21T12:00:00.000Z", [most]],
  ["2026-11-22T12:00:00.000Z", []],
])("by the server's clock of %s a booking promises %j", (now, promises) => {
  open(now);
  expect(promised()).toEqual(promises);
  expect(screen.queryByText(/too late to cancel/) !== null).toBe(promises.length === 0);
});

test("a promise whose hour passes while one looks is one no more", () => {
  vi.useFakeTimers();
  open("2026-11-21T11:59:00.000Z");
  act(() => void vi.advanceTimersByTime(59_000));
  expect(promised()).toEqual([full, most]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(promised()).toEqual([most]);
});
