import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailureContext } from "./failure-context.ts";
import { WidgetShell } from "./widget-shell.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ by }: { by: Error }): never {
  throw by;
}

function open(error: Error, language: "en" | "hi" = "en") {
  const failures = { onFailure: vi.fn(), goHome: vi.fn() };
  render(
    <FailureContext value={failures}>
      <WidgetShell visitor={{ country: "in", language }} search={new URLSearchParams()} framed>
        <Broken by={error} />
      </WidgetShell>
    </FailureContext>,
  );
  return failures;
}

test("§8 other render errors: the fallback is shown and reported, and leads to the first screen", () => {
  const broken = new TypeError("broken");
  const { onFailure, goHome } = open(broken);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Oops! Something went wrong.");
  expect(alert.textContent).toContain(
    "We're sorry for the inconvenience. Please try again later or return to the home page.",
  );
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(broken);
  expect(goHome).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Go to Home" }));
  expect(goHome).toHaveBeenCalledOnce();
});

test("a frame says at its foot whose shop it is, and leads there in the partner's campaign", () => {
  const search = new URLSearchParams("lang=hi&utm_source=a&partner_id=p");
  render(
    <WidgetShell visitor={{ country: "in", language: "hi" }} search={search} framed>
      {null}
    </WidgetShell>,
  );
  const link = screen.getByRole("link", { name: "आराधना द्वारा संचालित" });
  expect(link.getAttribute("href")).toBe("/?utm_source=a&lang=hi");
});

test("the fallback is in Hindi", () => {
  open(new TypeError("broken"), "hi");
  expect(screen.getByRole("button", { name: "होम पर जाएँ" })).toBeTruthy();
});

test("a part that could not be fetched can be tried again meanwhile", () => {
  const lost = new Error("Loading chunk 7 failed");
  const { onFailure } = open(lost);
  expect(screen.getByRole("alert").textContent).toContain("This could not be loaded");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(lost);
});
