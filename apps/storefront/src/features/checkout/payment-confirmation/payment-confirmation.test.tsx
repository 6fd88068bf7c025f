// @vitest-environment jsdom
import { ProgressProvider } from "@aradhana/ui/progress";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { PaymentConfirmation } from "./payment-confirmation.tsx";
import { confirmationText } from "./text.ts";

beforeAll(() => confirmationText.load("en"));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a payment whose status has not arrived after eight seconds is said to be on a slow connection", async () => {
  vi.useFakeTimers();
  const slow = "Slow connection, still trying";
  const element = (
    <ProgressProvider navigating={false} slow={slow}>
      <PaymentConfirmation orderId={idOf("ord", "one")} />
    </ProgressProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  // What says so is loaded when it is first needed.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(screen.queryByText(slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(slow)).toBeDefined();
});
