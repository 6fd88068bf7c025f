import { ProgressProvider } from "@aradhana/ui/progress";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readVisitor } from "../visitor.ts";
import { PaymentUnknown } from "./payment-unknown.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a payment whose status has not arrived after eight seconds is said to be on a slow connection", async () => {
  const slow = "Slow connection, still trying";
  render(
    <ProgressProvider navigating={false} slow={slow}>
      <PaymentUnknown
        view={{ status: "checking" }}
        visitor={readVisitor(new URLSearchParams(), "en")}
        refetch={() => {}}
      />
    </ProgressProvider>,
  );
  // What says so is loaded when it is first needed.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(screen.queryByText(slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(slow)).toBeDefined();
});
