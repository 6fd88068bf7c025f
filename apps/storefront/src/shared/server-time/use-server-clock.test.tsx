// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useServerClock } from "./use-server-clock.ts";

const HOUR = 60 * 60_000;
const answeredAt = "2026-11-23T08:00:00.000Z";
const closesAt = "2026-11-23T08:30:00.000Z";

function Bookings() {
  const { serverTime } = useLoaderData<{ serverTime: string }>();
  const now = useServerClock(serverTime, [closesAt]);
  return <p>{now < Date.parse(closesAt) ? "open" : "closed"}</p>;
}

/** A page that was answered at `answeredAt` and opened when the visitor's clock showed `own`. */
function open(own: number) {
  vi.setSystemTime(own);
  const loader = vi.fn(() => ({ serverTime: answeredAt }));
  const router = createMemoryRouter([{ id: "page", path: "/", element: <Bookings />, loader }], {
    hydrationData: { loaderData: { page: { serverTime: answeredAt } } },
  });
  render(<RouterProvider router={router} />);
  return loader;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("bookings close while the page is open, at the hour and not before", () => {
  open(Date.parse(answeredAt) + 1000);
  act(() => void vi.advanceTimersByTime(HOUR / 2 - 2000));
  expect(screen.getByText("open")).toBeDefined();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText("closed")).toBeDefined();
});

test("a clock that is a day ahead closes nothing; the data is reloaded once", async () => {
  const loader = open(Date.parse(answeredAt) + 24 * HOUR);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect(screen.getByText("open")).toBeDefined();
  expect(loader).toHaveBeenCalledOnce();
});

test("a plausible clock reloads nothing", async () => {
  const loader = open(Date.parse(answeredAt) + 60_000);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  expect(loader).not.toHaveBeenCalled();
});
