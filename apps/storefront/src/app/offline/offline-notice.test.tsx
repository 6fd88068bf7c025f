// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { OfflineNotice } from "./offline-notice.tsx";

const reopen = vi.hoisted(() => vi.fn());
vi.mock("../../shared/lazy/chunk-failure.ts", () => ({ reopen }));

beforeEach(() => shellText.load("en"));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  const { dataset } = document.documentElement;
  for (const name of ["savedAt", "backOnline"]) delete dataset[name];
});

/** Opens a page from the copy that was saved of it. */
function openCopy(key?: string) {
  document.documentElement.dataset.savedAt = String(Date.parse("2026-11-20T06:30:00Z"));
  const router = createMemoryRouter([{ path: "*", element: <OfflineNotice /> }], {
    initialEntries: [{ pathname: "/", key }],
  });
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  return router;
}

test("a saved copy is replaced by the page of today once the network returns", () => {
  openCopy();
  expect(screen.getByRole("status").textContent).toContain("You are offline");
  expect(reopen).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(reopen).toHaveBeenCalledOnce();
});

test("so is one whose network returned before the application started", () => {
  document.documentElement.dataset.backOnline = "";
  openCopy();
  expect(reopen).toHaveBeenCalledOnce();
});

test("so is one that is reloaded after a step within the shop, but no page that the visitor goes on to", async () => {
  const router = openCopy("k1");
  expect(screen.getByRole("status").textContent).toContain("This page is from");
  await act(() => router.navigate("/online-puja"));
  expect(screen.queryByText(/This page is from/)).toBeNull();
  window.dispatchEvent(new Event("online"));
  expect(reopen).not.toHaveBeenCalled();
});
