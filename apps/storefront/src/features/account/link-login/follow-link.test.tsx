// @vitest-environment jsdom
import { loginHandoverKey } from "@aradhana/core/user";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { BrowserServicesProvider } from "../../../app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { Component, texts } from "../../../routes/auth/route.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { followAddress } from "./hand-over.ts";

beforeEach(() => Promise.all([shellText, ...texts].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const userOf = (word: string, number: string) => ({
  id: idOf("cus", word),
  phone: { dial_code: "91", number },
  name: null,
  email: null,
  language: "en" as const,
  country_code: "in",
  consents: [],
});
const asha = userOf("asha", "9876543210");
const ramesh = userOf("ramesh", "9812345678");
const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
const theUser = (user: object) => () => Response.json({ success: true, message: "", results: user, meta });
const refused = () => Response.json({}, { status: 401 });

/** The login by a link, in a tab with `signedIn` as its user; `answer` is the API's response to the token. */
async function follow(
  answer: () => Response,
  { signedIn, handedOver = true }: { signedIn?: typeof asha; handedOver?: boolean } = {},
) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer());
  vi.stubGlobal("fetch", fetch);
  knowCountry();
  localStorage.setItem("utm", "[]");
  if (handedOver)
    sessionStorage.setItem(loginHandoverKey, JSON.stringify({ token: "t1", platform: "android" }));
  if (signedIn) localStorage.setItem("user", JSON.stringify({ token: "t0", userDetails: signedIn }));
  const services = { ...createBrowserServices({ country: "in", language: "en" }), prefetch: () => {} };
  const router = createMemoryRouter(
    [
      { path: "/auth", Component },
      { path: "/pooja/:id", element: <h1>The puja</h1> },
    ],
    { initialEntries: [followAddress("/pooja/pj_1?step=pay", "android")] },
  );
  render(
    <StrictMode>
      <VisitorProvider value={{ country: "in", language: "en" }}>
        <BrowserServicesProvider open={() => Promise.resolve(services)}>
          <RouterProvider router={router} />
        </BrowserServicesProvider>
      </VisitorProvider>
    </StrictMode>,
  );
  const calls = () =>
    fetch.mock.calls.map(([request]) => request).filter(({ url }) => url.includes("getUser"));
  return { services, router, calls };
}

test("§4 login via link: the user is fetched once with the link's token and led to where the link points", async () => {
  const { services, router, calls } = await follow(theUser({ ...asha, token: "fresh" }));
  expect(screen.getByRole("img", { name: "Loading Aradhana" })).toBeDefined();
  expect(await screen.findByRole("heading", { name: "The puja" })).toBeDefined();
  expect(router.state.location.search).toBe("?step=pay");
  expect(calls().map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer t1"]);
  expect(services.user.getState().user).toEqual({ token: "fresh", userDetails: asha });
  expect(localStorage.getItem("platform")).toBe("android");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("t1");
});

test("§4 login via link: if the fetch fails, all local storage is cleared, and an error shows", async () => {
  const messages = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
    spy.mockReturnValue(),
  );
  const { services, router } = await follow(refused, { signedIn: ramesh });
  expect(await screen.findByText("This link has expired. Please sign in.")).toBeDefined();
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ next: "/pooja/pj_1?step=pay", link: "expired" })}`,
  );
  expect(services.user.getState().user).toBeUndefined();
  expect(localStorage.getItem("user")).toBeNull();
  expect(localStorage.getItem("utm")).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("t1");
  expect(messages[0]).toHaveBeenCalledExactlyOnceWith("ERR_FETCHING_USER", { reason: "ApiError" });
});

test("an address of a login that waits nowhere is the login as it ever is", async () => {
  const { router, calls } = await follow(refused, { handedOver: false });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: "/pooja/pj_1?step=pay" })}`);
  expect(screen.queryByText(/has expired/)).toBeNull();
  expect(calls()).toHaveLength(0);
});

test("a visitor signed in as another user can stay so (B-26)", async () => {
  const { services } = await follow(theUser(asha), { signedIn: ramesh });
  const stay = await screen.findByRole("button", { name: "Stay as +91 •••••5678" });
  expect(services.user.getState().user?.token).toBe("t0");
  await act(async () => void fireEvent.click(stay));
  expect(screen.getByRole("heading", { name: "The puja" })).toBeDefined();
  expect(services.user.getState().user?.token).toBe("t0");
});

test("or changes, and leaves nothing of theirs behind (B-26)", async () => {
  const { services } = await follow(theUser(asha), { signedIn: ramesh });
  const change = await screen.findByRole("button", { name: "Switch to +91 •••••3210" });
  const before = services.session().id;
  sessionStorage.setItem("draft:continue:pj_1", "{}");
  await act(async () => void fireEvent.click(change));
  expect(screen.getByRole("heading", { name: "The puja" })).toBeDefined();
  expect(services.user.getState().user).toEqual({ token: "t1", userDetails: asha });
  expect(localStorage.getItem("platform")).toBe("android");
  expect(sessionStorage.getItem("draft:continue:pj_1")).toBeNull();
  expect(services.session().id).not.toBe(before);
});
