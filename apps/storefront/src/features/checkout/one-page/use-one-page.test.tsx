// @vitest-environment jsdom
import { newDraft } from "@aradhana/core/checkout";
import { ProgressProvider } from "@aradhana/ui/progress";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { loadOnePageActions } from "./load-one-page-actions.ts";
import { useOnePage } from "./use-one-page.ts";

const draft = newDraft({ type: "pooja", itemId: "pj_one", title: "A puja", country: "in" });

/** A page whose rules, and the numbering plans for them, do not arrive. */
function Page() {
  const { pay } = useOnePage({
    ...{ draft, change() {}, refetch() {}, adopt() {}, needsAddress: false, load: loadOnePageActions },
    quote: { status: "ready", shown: undefined, failure: undefined },
    check: () => new Promise<never>(() => {}),
  });
  return (
    <button type="button" onClick={() => void pay()}>
      Pay
    </button>
  );
}

test("while the rules that check the form are fetched, the press is shown in progress", async () => {
  vi.useFakeTimers();
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <ProgressProvider navigating={false} slow="Slow connection, still trying">
        <Page />
      </ProgressProvider>
    </VisitorProvider>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(button.dataset.pending).toBe("");
  vi.useRealTimers();
});
