// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { home, puja } from "../../../../test/fixtures.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { Component, deferred, texts } from "../../../routes/home/route.tsx";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { newBooking } from "../../checkout/drafts/new-booking.ts";
import { shopDrafts } from "../../checkout/drafts/shop-drafts.ts";

const visitor = { country: "in", language: "en" } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("an unfinished booking follows the hero in the order of focus and of screen readers", async () => {
  // Of these jsdom has none.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const observer = vi.fn(
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("ResizeObserver", observer);
  vi.stubGlobal("IntersectionObserver", observer);
  await Promise.all([
    ...[...texts, shellText].map((text) => text.load("en")),
    ...deferred.map((part) => part.preload()),
  ]);
  knowCountry();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  shopDrafts(services.drafts).save(newBooking(puja(), visitor));
  const { proofs, banners, categories, notices, sections } = home;
  const data = { proofs, banners, categories, notices, sections, serverTime: "2026-11-20T10:00:00Z" };
  const router = createMemoryRouter([{ id: "home", path: "/", element: <Component />, loader: () => data }], {
    hydrationData: { loaderData: { home: data } },
  });
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  const unfinished = await screen.findByRole("region", { name: "Continue where you left off" });
  const before = unfinished.compareDocumentPosition(screen.getByRole("heading", { name: "Upcoming pujas" }));
  expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const hero = unfinished.compareDocumentPosition(screen.getByRole("heading", { name: "First highlight" }));
  expect(hero).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(
    unfinished.previousElementSibling?.contains(screen.getByRole("heading", { name: "First highlight" })),
  ).toBe(true);
});
