// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { ScreenOutlet } from "./screen-outlet.tsx";

let arrive: () => void;

/** A shop of two screens, the second of which comes when the test lets it. */
function open() {
  const router = createMemoryRouter([
    {
      path: "/",
      Component: ScreenOutlet,
      children: [
        { index: true, element: <h1>Home</h1> },
        {
          path: "online-puja",
          loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
          element: <h1>List</h1>,
        },
      ],
    },
  ]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  return router;
}

beforeEach(async () => {
  await shellText.load("en");
  vi.stubGlobal(
    "scrollTo",
    vi.fn(() => Promise.resolve()),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a screen that takes its time shows the places of its cards, from the top, and then itself", async () => {
  const router = open();
  void router.navigate("/online-puja");
  const places = () => document.querySelectorAll("[data-shape=block]");
  await vi.waitFor(() => expect(places()).toHaveLength(12), patience);
  expect(screen.queryByText("Home")).toBeNull();
  expect(scrollTo).toHaveBeenCalled();
  await act(async () => arrive());
  expect(await screen.findByText("List")).toBeDefined();
});

test("a screen that comes at once is never preceded by places", async () => {
  const router = open();
  void router.navigate("/online-puja");
  await act(async () => arrive());
  expect(await screen.findByText("List")).toBeDefined();
  expect(scrollTo).not.toHaveBeenCalled();
});
