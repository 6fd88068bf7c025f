// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reopen } from "../../shared/lazy/chunk-failure.ts";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { refusable } from "../router/refusable.ts";
import { ScreenError } from "./screen-error.tsx";

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

/** A shop of one screen, whose loader does what the test says. */
async function open(loader: LoaderFunction, language: "en" | "hi" = "en") {
  const router = createMemoryRouter([
    {
      path: "/",
      loader: refusable(loader),
      element: <h1>The pujas</h1>,
      ErrorBoundary: ScreenError,
      hydrateFallbackElement: <i />,
    },
  ]);
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
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test.each([
  ["en", "Oops! Something went wrong.", "Ask on WhatsApp"],
  ["hi", "ओह! कुछ गड़बड़ हो गई।", "WhatsApp पर पूछें"],
] as const)(
  "what broke on our side is said in %s, with whom to ask and the number to name",
  async (language, words, ask) => {
    await open(refuse("internal", 500), language);
    expect(heading()).toBe(words);
    expect(screen.getByText("req_1")).toBeDefined();
    const address = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: ask }).href);
    expect(address.host).toBe("wa.me");
    expect(address.searchParams.get("text")).toContain("req_1");
  },
);

test.each([
  ["en", "No connection"],
  ["hi", "इंटरनेट संपर्क नहीं है"],
] as const)("a lost connection has words of its own in %s", async (language, words) => {
  await open(refuse("network", 0), language);
  expect(heading()).toBe(words);
});

test("what could not be fetched is asked for again at a press, and by itself once there is a connection", async () => {
  const load = vi.fn(refuse("network", 0));
  await open(load);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(load).toHaveBeenCalledTimes(2);
  expect(heading()).toBe("No connection");

  load.mockImplementation(() => null as never);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(heading()).toBe("The pujas");
});

const lose = () => {
  throw new TypeError("Failed to fetch dynamically imported module: http://shop.test/assets/route-1.js");
};
const isLedHome = () => sessionStorage.getItem("reloaded_at") !== null;

test("a script lost for want of a connection leads nowhere; the page that was asked for opens once there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await open(lose);
  expect(heading()).toBe("No connection");
  expect(reopen).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(reopen).toHaveBeenCalledOnce();
  expect(isLedHome()).toBe(false);
});

test("at a press it opens as soon as we are reached, whatever the browser says of a connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reach = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await open(lose);
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await press();
  expect(reach).toHaveBeenCalledOnce();
  expect(reopen).not.toHaveBeenCalled();
  expect(heading()).toBe("No connection");
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
