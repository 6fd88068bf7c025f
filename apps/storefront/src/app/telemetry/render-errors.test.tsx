// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, data, type LoaderFunction, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrowserProvider, type BrowserServices } from "../../shared/services/browser.tsx";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { ScreenError } from "../shell/screen-error-below-fold.tsx";

const exception = vi.fn();
const services = { reporter: { exception } } as unknown as BrowserServices;

beforeEach(async () => {
  exception.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => {});
  await shellText.load("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ by }: { by: unknown }): null {
  throw by;
}

/** A screen that throws while rendering, or whose loader fails, with its fallback. */
async function open(thrown: unknown, loader?: LoaderFunction) {
  const screens = [
    {
      path: "/",
      element: <Broken by={thrown} />,
      ErrorBoundary: ScreenError,
      hydrateFallbackElement: <i />,
      ...(loader && { loader }),
    },
  ];
  const router = createMemoryRouter(screens);
  const draw = (opened?: BrowserServices) => (
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <BrowserProvider value={opened}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>
  );
  const rendered = await act(async () => render(draw()));
  return { openServices: () => act(async () => rendered.rerender(draw(services))) };
}

test("§8 other render errors: the fallback screen shows and the error is reported, even if the reporter loads later", async () => {
  const broken = new TypeError("x is not a function");
  const { openServices } = await open(broken);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Something went wrong.");
  expect(exception).not.toHaveBeenCalled();
  await openServices();
  expect(exception).toHaveBeenCalledExactlyOnceWith(broken, { shown: "fallback screen" });
});

test("§8 chunk load errors are not reported", async () => {
  vi.useFakeTimers();
  const { openServices } = await open(new Error("Loading chunk 7 failed"));
  await openServices();
  expect(exception).not.toHaveBeenCalled();
  vi.clearAllTimers();
  vi.useRealTimers();
});

test("an error response of the API is not reported twice", async () => {
  const { openServices } = await open(undefined, () => {
    throw data({ code: "internal" }, { status: 500 });
  });
  await openServices();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Something went wrong.");
  expect(exception).not.toHaveBeenCalled();
});
