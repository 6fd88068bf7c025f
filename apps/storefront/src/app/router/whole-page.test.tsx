// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { WholePage } from "./whole-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.whole;
});

/** Opens a page by a link, or as a reload by the browser. */
function arrive(type: "navigate" | "reload" | "back_forward") {
  vi.stubGlobal("performance", { ...performance, now: () => 0, getEntriesByType: () => [{ type }] });
  const router = createMemoryRouter([{ path: "*", Component: WholePage }]);
  render(<RouterProvider router={router} />);
  return router;
}
const isWhole = () => "whole" in document.documentElement.dataset;

test("the first page is laid out in parts while it is scrolled, the next one completely", async () => {
  const router = arrive("navigate");
  expect(isWhole()).toBe(false);
  await act(() => router.navigate("/online-puja"));
  expect(isWhole()).toBe(true);
});

test.each(["reload", "back_forward"] as const)("a page opened by %s is laid out completely", (type) => {
  arrive(type);
  expect(isWhole()).toBe(true);
});
