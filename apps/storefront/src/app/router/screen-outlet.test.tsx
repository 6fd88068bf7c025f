// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import type { Screen } from "./screen.ts";
import { ScreenOutlet } from "./screen-outlet.tsx";

let arrive: () => void;
const onArrival = () => new Promise((resolve) => (arrive = () => resolve(null)));

const screens: Screen[] = [
  { index: true, folder: "home", element: <h1>Home</h1> },
  { path: "/online-puja", folder: "online-puja", loader: onArrival, element: <h1>List</h1> },
  { path: "/pooja/:id", folder: "pooja", loader: onArrival, element: <h1>Puja and its packages</h1> },
  { path: "/auth", folder: "auth", loader: onArrival, element: <h1>Sign in</h1> },
];

/** A shop of three screens; the test decides when the data of the next one arrives. */
function open() {
  const router = createMemoryRouter([
    { path: "/", element: <ScreenOutlet screens={screens} />, children: screens },
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

test("a slow screen shows the skeleton of its own folder, from the top, and then its content", async () => {
  const router = open();
  void router.navigate("/online-puja");
  const cards = () => document.querySelectorAll("[data-shape=block]");
  await vi.waitFor(() => expect(cards()).toHaveLength(12), patience);
  expect(screen.queryByText("Home")).toBeNull();
  expect(scrollTo).toHaveBeenCalled();
  await act(async () => arrive());
  expect(await screen.findByText("List")).toBeDefined();
});

test("a slow screen whose folder has no skeleton shows lines of text", async () => {
  const router = open();
  void router.navigate("/auth");
  await screen.findByText("Loading Aradhana", {}, patience);
  expect(document.querySelectorAll("[data-shape=block]")).toHaveLength(0);
  expect(document.querySelectorAll("[data-shape]").length).toBeGreaterThan(3);
  await act(async () => arrive());
  expect(await screen.findByText("Sign in")).toBeDefined();
});

test("a screen of which a card is known shows its title and picture, from the top, before its data is there", async () => {
  const preview = { title: "Gita path", picture: { name: "puja-gita-path", sizes: "270px" } };
  const router = open();
  await import("./awaited-screen.tsx");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await act(async () => void router.navigate("/pooja/pj_1", { state: { preview } }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gita path");
  expect(document.querySelector("img")?.src).toContain("puja-gita-path");
  expect(screen.queryByText("Loading Aradhana")).toBeNull();
  expect(scrollTo).toHaveBeenCalled();
  vi.useRealTimers();
  await act(async () => arrive());
  expect(await screen.findByText("Puja and its packages")).toBeDefined();
});

test("a fast screen shows no skeleton", async () => {
  const router = open();
  void router.navigate("/online-puja");
  await act(async () => arrive());
  expect(await screen.findByText("List")).toBeDefined();
  expect(scrollTo).not.toHaveBeenCalled();
});
