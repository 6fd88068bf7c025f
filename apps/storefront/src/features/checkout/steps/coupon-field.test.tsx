// @vitest-environment jsdom

import { loadWithRetry } from "@aradhana/browser/lazy";
import { couponMessages } from "@aradhana/checkout/messages-en";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { begunDraft } from "../../../../test/draft-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { CouponField } from "./coupon-field.tsx";
import type { CouponFormProps } from "./coupon-form.tsx";

vi.mock(import("@aradhana/browser/lazy"), { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A booking whose server knows the coupon PUJA10 and no other. */
function Booking({ coupon }: { coupon: string }) {
  const [draft, setDraft] = useState(begunDraft({ coupon }));
  const status = draft.coupon === "PUJA10" ? "applied" : "refused";
  const [result, setResult] = useState<CouponFormProps["result"]>(
    coupon ? { code: coupon, status, message: `${coupon}: ${status}.` } : null,
  );
  return (
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <CouponField
        draft={draft}
        messages={couponMessages}
        retry="Try again"
        result={result}
        isWorking={(result?.code ?? "") !== draft.coupon}
        change={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      <button
        type="button"
        onClick={() =>
          setResult(
            draft.coupon ? { code: draft.coupon, status, message: `${draft.coupon}: ${status}.` } : null,
          )
        }
      >
        Answer
      </button>
    </VisitorProvider>
  );
}

const field = () => screen.findByLabelText("Coupon code");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
async function apply(coupon: string) {
  fireEvent.change(await field(), { target: { value: coupon } });
  screen.getByRole("button", { name: "Apply" }).focus();
  press("Apply");
  press("Answer");
}

test("a rejected coupon has an error at its field, which gets the focus", async () => {
  render(<Booking coupon="PUJA10" />);
  await apply("nope");
  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const saying = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(saying?.textContent).toBe("NOPE: refused.");

  // The same once more needs no other answer.
  screen.getByRole("button", { name: "Apply" }).focus();
  press("Apply");
  expect(document.activeElement).toBe(input);
});

test("neither an earlier rejected coupon nor an accepted one moves the focus", async () => {
  render(<Booking coupon="NOPE" />);
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(document.body);
  await apply("puja10");
  expect(document.activeElement?.textContent).toBe("Apply");
  expect((await field()).getAttribute("aria-invalid")).toBeNull();
});

test("removing a coupon moves the focus to the empty field", async () => {
  render(<Booking coupon="PUJA10" />);
  const input = await field();
  screen.getByRole("button", { name: "Remove" }).focus();
  press("Remove");
  press("Answer");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(input);
  expect(input).toHaveProperty("value", "");
});

test("the pressed button is busy until the price is known, and no other", async () => {
  render(<Booking coupon="" />);
  screen.getByText("Have a coupon?").closest("details")?.dispatchEvent(new Event("toggle"));
  fireEvent.change(await field(), { target: { value: "puja10" } });
  press("Apply");
  expect(screen.getByRole("button", { name: "Apply" }).ariaBusy).toBe("true");
  press("Answer");
  expect(screen.getByRole("button", { name: "Apply" }).ariaBusy).toBeNull();
  press("Remove");
  expect(screen.getByRole("button", { name: "Remove" }).ariaBusy).toBe("true");
  expect(screen.getByRole("button", { name: "Apply" }).ariaBusy).toBeNull();
});

test("a fold that was opened before the page could hear of it is not empty", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Booking coupon="" />);
  const fold = container.querySelector("details");
  fold?.setAttribute("open", "");
  await new Promise((resolve) => fold?.addEventListener("toggle", resolve));
  // In development React says that the server drew it folded.
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(<Booking coupon="" />, { container, hydrate: true });
  expect(await field()).toBeDefined();
});

test("if its script fails to load, it can be loaded again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(loadWithRetry).mockRejectedValueOnce(new Error("Loading chunk 7 failed"));
  render(<Booking coupon="PUJA10" />);
  const again = await screen.findByRole("button", { name: "Try again" });
  again.focus();
  fireEvent.click(again);
  const input = await field();
  expect(document.activeElement).toBe(input);
});

test("without a code the field says that it needs one, until something is typed", async () => {
  render(<Booking coupon="" />);
  fireEvent.click(await screen.findByText("Have a coupon?"));
  const code = await field();
  press("Apply");
  expect(screen.getByRole("alert").textContent).toBe("Enter a coupon code");
  expect([code.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", code]);
  fireEvent.change(code, { target: { value: "P" } });
  expect(screen.queryByRole("alert")).toBeNull();
});
