// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { Component, texts } from "../../../routes/auth/route.tsx";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { codeState } from "../login/code-in-history.ts";

const visitor = { country: "in", language: "en" } as const;

beforeEach(() => Promise.all([...texts, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const userDetails = {
  ...{ id: idOf("cus", "one"), phone: { dial_code: "91", number: "9876543210" }, name: null, email: null },
  ...{ language: "en" as const, country_code: "in", consents: [] },
};

/** The code step of a visitor who opened /auth with this `next` from /before. */
async function atCodeStep(next: string) {
  knowCountry();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter(
    [
      { path: "/auth", element: <Component /> },
      { path: "/*", element: <h1>Another page</h1> },
    ],
    { initialEntries: ["/before", `/auth?next=${next}`] },
  );
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  await act(() => router.navigate(`/auth?next=${next}`, { state: codeState }));
  return { router, user: services.user };
}

const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  location.pathname + location.search + location.hash;

test("after signing in the next page opens, and Back skips the number and the code", async () => {
  const { router, user } = await atCodeStep("/after");
  await act(async () => user.getState().signedIn({ token: "t1", userDetails }));
  expect(screen.getByRole("heading").textContent).toBe("Another page");
  expect(router.state.location.pathname).toBe("/after");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/before");
});

test("the next page opens once when the user is stored twice, as another tab does", async () => {
  const { router, user } = await atCodeStep("/after");
  await act(async () => {
    user.getState().signedIn({ token: "t1", userDetails });
    await Promise.resolve();
    user.getState().signedIn({ token: "t1", userDetails: { ...userDetails } });
  });
  expect(addressOf(router)).toBe("/after");
});

const booking = "/astro/booking/status?booking_id=bkg_1";

test.each([
  [booking, booking],
  [encodeURIComponent(`${booking}&lang=hi#chart`), `${booking}&lang=hi#chart`],
])("next=%s opens %s", async (next, address) => {
  const { router, user } = await atCodeStep(next);
  await act(async () => user.getState().signedIn({ token: "t1", userDetails }));
  expect(addressOf(router)).toBe(address);
});
