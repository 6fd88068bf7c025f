// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { ScreenError } from "./screen-error.tsx";

// Its script never arrives.
vi.mock(import("./screen-error-below-fold.tsx"), () => new Promise(() => {}));

beforeEach(() => Promise.all([shellText.load("en"), shellText.load("hi")]));
afterEach(cleanup);

test.each([
  ["en", "Loading Aradhana"],
  ["hi", "आराधना खुल रही है"],
] as const)("until the screen for errors is there, the page is not blank, in %s", (language, heading) => {
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <ScreenError />
    </VisitorProvider>,
  );
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeDefined();
});
