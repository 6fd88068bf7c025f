// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VisitorProvider } from "../shared/services/visitor.tsx";
import { shellText } from "../shared/shell-text/text.ts";
import { routes } from "./routes.tsx";

vi.mock(import("./shell/root-layout.tsx"), () => ({
  RootLayout(): never {
    throw new Error("the shell broke");
  },
}));
const fallback = vi.hoisted(() => ({ breaks: false }));
vi.mock(import("./shell/screen-error-below-fold.tsx"), async (original) => {
  const { ScreenError } = await original();
  return {
    ScreenError() {
      if (fallback.breaks) throw new Error("the fallback broke");
      return <ScreenError />;
    },
  };
});

beforeEach(async () => {
  await shellText.load("en");
  // React and the router report each error on the console as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open() {
  const router = createMemoryRouter(routes, { initialEntries: ["/auth"] });
  await act(async () => {
    render(
      <VisitorProvider value={{ country: "in", language: "en" }}>
        <RouterProvider router={router} />
      </VisitorProvider>,
    );
  });
}

test("§2 what breaks in the shell shows the fallback screen", async () => {
  fallback.breaks = false;
  await open();
  expect(await screen.findByRole("heading", { name: "Oops! Something went wrong." })).toBeDefined();
});

test("§2 where the fallback screen breaks too, the router's default error screen shows", async () => {
  fallback.breaks = true;
  await open();
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toBeDefined();
  expect(screen.getByText("the fallback broke")).toBeDefined();
});
