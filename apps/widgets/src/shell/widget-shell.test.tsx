import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WidgetShell } from "./widget-shell.tsx";

afterEach(cleanup);

const visitor = { country: "in", language: "en" } as const;

function Broken(): never {
  throw new Error("broken");
}

test("a widget that breaks while it is drawn leaves a way on instead of a blank frame", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <WidgetShell visitor={visitor} search={new URLSearchParams()} framed>
      <Broken />
    </WidgetShell>,
  );
  expect(screen.getByRole("alert").textContent).toContain("This could not be shown");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  complaints.mockRestore();
});
