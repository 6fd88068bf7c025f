// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SilentBoundary } from "./silent-boundary.tsx";

const reportError = vi.fn();
beforeEach(() => {
  vi.stubGlobal("reportError", reportError);
  // React logs it as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  reportError.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}
const rendered = (error: Error) =>
  render(
    <main>
      The page
      <SilentBoundary>
        <Broken error={error} />
      </SilentBoundary>
    </main>,
  ).container.textContent;

test("the page shows without the broken part, and the error is reported", () => {
  const error = new Error("x is not a function");
  expect(rendered(error)).toBe("The page");
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
});

test("a script that could not be fetched is no error of ours", () => {
  expect(rendered(new Error("Failed to fetch dynamically imported module: /assets/a.js"))).toBe("The page");
  expect(reportError).not.toHaveBeenCalled();
});
