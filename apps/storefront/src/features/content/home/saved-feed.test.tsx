// @vitest-environment jsdom
import { type ApiClient, ApiError } from "@aradhana/core/api";
import { createAppState } from "@aradhana/core/app-state";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider, useLoaderData } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { home, serverTime } from "../../../../test/fixtures.ts";
import { BrowserProvider, type BrowserServices } from "../../../shared/services/browser.tsx";
import { servicesContext } from "../../../shared/services/services.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { type HomeFeed, loader } from "./loader.ts";
import { StoredSince, useKeepFeed } from "./saved-feed.tsx";
import { homeText } from "./text.ts";

const visitor = { country: "in", language: "en" } as const;
const minute = 60_000;

function Feed() {
  const feed = useLoaderData<HomeFeed>();
  useKeepFeed(feed);
  return (
    <>
      <h1>{feed.banners[0]?.title}</h1>
      <p>{feed.serverTime}</p>
      {feed.storedSince && <StoredSince time={feed.storedSince} />}
    </>
  );
}

/** A tab whose home page fetches its feed from `answer` at each navigation. */
function open(answer: () => unknown) {
  const state = createAppState();
  const api = { get: async () => answer(), post: vi.fn(), write: vi.fn() } satisfies ApiClient;
  let country: string = visitor.country;
  const found = { known: () => country } as BrowserServices["country"];
  const services = { api, visitor, browser: async () => ({ state, country: found }) };
  const router = createMemoryRouter(
    [
      { path: "/", Component: Feed, loader, errorElement: <h1>No internet connection</h1> },
      { path: "/elsewhere", element: <h1>Elsewhere</h1> },
    ],
    {
      future: { v8_middleware: true },
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    },
  );
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={{ state } as BrowserServices}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return {
    /** Waits until the feed is shown and stored. */
    async isRead() {
      await heading("First highlight");
      await waitFor(() => expect(state.getState().homeData).toBeDefined());
    },
    /** From now on the visitor is known to be in another country. */
    isFoundIn(other: string) {
      country = other;
    },
    async goAndComeBack() {
      await act(() => router.navigate("/elsewhere"));
      await act(() => router.navigate("/"));
    },
  };
}

const meta = { request_id: "r", server_time: serverTime, currency: "inr", country_code: "in" };
const answered = () => ({ success: true, message: "", results: home, meta });
const refused = (status: number) => () => {
  throw new ApiError("no", { code: "x", status });
};
const heading = (name: string) => screen.findByRole("heading", { name });

beforeAll(() => homeText.load("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(serverTime), toFake: ["Date"] });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-330);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([0, 503])(
  "a home page that is gone back to while the API answers %i is shown as it was, with its time",
  async (status) => {
    let answer: () => unknown = answered;
    const tab = open(() => answer());
    await tab.isRead();
    expect(screen.queryByRole("status")).toBeNull();

    answer = refused(status);
    vi.setSystemTime(Date.parse(serverTime) + 5 * minute);
    await tab.goAndComeBack();
    await heading("First highlight");
    expect(screen.getByRole("status").textContent).toBe(homeText.in("en").storedSince("3:30 pm"));
    // Its clock has gone on: what closed in between is closed.
    expect(screen.getByText("2026-11-20T10:05:00.000Z")).toBeDefined();

    answer = answered;
    await act(async () => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  },
);

test("a feed stored for one country is not shown in another", async () => {
  let answer: () => unknown = answered;
  const tab = open(() => answer());
  await tab.isRead();
  answer = refused(503);
  tab.isFoundIn("us");
  await tab.goAndComeBack();
  await heading("No internet connection");
});

test("a feed stored on another day shows that day", async () => {
  let answer: () => unknown = answered;
  const tab = open(() => answer());
  await tab.isRead();
  answer = refused(0);
  vi.setSystemTime(Date.parse(serverTime) + 24 * 60 * minute);
  await tab.goAndComeBack();
  expect((await screen.findByRole("status")).textContent).toContain("at 3:30 pm on Fri 20 Nov;");
});

test("a stored feed is fetched again about every half minute while the page is visible", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.75);
  let answer: () => unknown = answered;
  const tab = open(() => answer());
  await tab.isRead();
  answer = refused(503);
  const every = vi.spyOn(globalThis, "setInterval");
  const stopped = vi.spyOn(globalThis, "clearInterval");
  await tab.goAndComeBack();
  await screen.findByRole("status");
  const at = every.mock.calls.findIndex(([, ms]) => ms === 33_750);
  const requests = vi.fn(answered);
  answer = requests;
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await act(async () => every.mock.calls[at]?.[0]());
  expect(requests).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(async () => every.mock.calls[at]?.[0]());
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  expect(stopped).toHaveBeenCalledWith(every.mock.results[at]?.value);
});

test("a stored feed shows its own time, however often it is shown", async () => {
  let answer: () => unknown = answered;
  const tab = open(() => answer());
  await tab.isRead();
  answer = refused(0);
  for (const after of [5, 10]) {
    vi.setSystemTime(Date.parse(serverTime) + after * minute);
    await tab.goAndComeBack();
    expect((await screen.findByRole("status")).textContent).toContain("3:30 pm");
  }
});

test("an API error shows no stored feed, and without a stored feed there is an error", async () => {
  let answer: () => unknown = answered;
  const tab = open(() => answer());
  await tab.isRead();
  answer = refused(404);
  await tab.goAndComeBack();
  await heading("No internet connection");
  cleanup();
  open(refused(0));
  await heading("No internet connection");
});
