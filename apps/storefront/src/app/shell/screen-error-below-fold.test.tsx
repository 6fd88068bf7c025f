// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reopen } from "../../shared/lazy/chunk-failure.ts";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { withErrorResponse } from "../router/with-error-response.ts";
import { ScreenError } from "./screen-error-below-fold.tsx";

// jsdom opens no documents.
vi.mock(import("../../shared/lazy/chunk-failure.ts"), async (original) => ({
  ...(await original()),
  reopen: vi.fn(),
}));

beforeEach(() => Promise.all([shellText.load("en"), shellText.load("hi")]));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.mocked(reopen).mockClear();
  vi.restoreAllMocks();
});

/** A shop of one screen with the given loader. */
async function open(loader: LoaderFunction, language: "en" | "hi" = "en", path = "/") {
  const screen = {
    path,
    loader: withErrorResponse(loader),
    element: <h1>The pujas</h1>,
    ErrorBoundary: ScreenError,
    hydrateFallbackElement: <i />,
  };
  const router = createMemoryRouter([screen], { initialEntries: [path] });
  await act(async () => {
    render(
      <VisitorProvider value={{ country: "in", language }}>
        <RouterProvider router={router} />
      </VisitorProvider>,
    );
  });
}

const refuse = (code: string, status: number) => () => {
  throw new ApiError("GET /noauth-api/v1/home", { code, status, requestId: status ? "req_1" : undefined });
};

test.each([
  ["/pooja/pj_1", "See upcoming pujas", "/online-puja"],
  ["/chadhaava/ch_1", "Chadhava", "/chadhaava"],
  ["/gemstones/gm_1", "Gemstones", "/gemstones"],
  ["/abhimantrit-products/pd_1", "Products", "/abhimantrit-products"],
])("in place of what is gone at %s, others of its kind are offered", async (path, name, list) => {
  await open(refuse("not_found", 404), "en", path);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(list);
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test.each([
  ["en", "Oops! Something went wrong.", "Ask on WhatsApp"],
  ["hi", "ओह! कुछ गड़बड़ हो गई।", "WhatsApp पर पूछें"],
] as const)("a server error shows in %s, with support and the request id", async (language, words, ask) => {
  await open(refuse("internal", 500), language);
  expect(heading()).toBe(words);
  expect(screen.getByText("req_1")).toBeDefined();
  const address = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: ask }).href);
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toContain("req_1");
});

test.each([
  ["en", "No internet connection"],
  ["hi", "इंटरनेट नहीं चल रहा"],
] as const)("a lost connection has words of its own in %s", async (language, words) => {
  await open(refuse("network", 0), language);
  expect(heading()).toBe(words);
});

test("a failed load is retried at a press, and automatically once there is a connection", async () => {
  const load = vi.fn(refuse("network", 0));
  await open(load);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(load).toHaveBeenCalledTimes(2);
  expect(heading()).toBe("No internet connection");

  load.mockImplementation(() => null as never);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(heading()).toBe("The pujas");
});

const lose = () => {
  throw new TypeError("Failed to fetch dynamically imported module: http://shop.test/assets/route-1.js");
};
const isLedHome = () => sessionStorage.getItem("reloaded_at") !== null;

test("a script that failed to load offline does not navigate; the requested page opens once there is a connection", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open(lose);
  expect(heading()).toBe("No internet connection");
  expect(reopen).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(reopen).toHaveBeenCalledOnce();
  expect(isLedHome()).toBe(false);
});

test("at a press it opens as soon as our server responds, even if the browser reports no connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reach = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await open(lose);
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await press();
  expect(reach).toHaveBeenCalledOnce();
  expect(reopen).not.toHaveBeenCalled();
  expect(heading()).toBe("No internet connection");
  reach.mockResolvedValue(new Response());
  await press();
  expect(reopen).toHaveBeenCalledOnce();
});

test("§2 a script lost with a connection leads home", async () => {
  vi.useFakeTimers();
  await open(lose);
  expect(isLedHome()).toBe(true);
  expect(reopen).not.toHaveBeenCalled();
  vi.useRealTimers();
});
