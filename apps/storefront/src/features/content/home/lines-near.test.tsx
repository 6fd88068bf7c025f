// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import astrologers from "../../../../stories/answers/astrologers.hi.json" with { type: "json" };
import articles from "../../../../stories/answers/blogs.hi.json" with { type: "json" };
import { chadhaavaListing } from "../../../../test/chadhaava-fixture.ts";
import { productListing } from "../../../../test/goods-fixture.ts";
import { knowCountry } from "../../../../test/know-country.ts";
import { createBrowserServices } from "../../../app/services/create-browser-services.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { BrowserProvider } from "../../../shared/services/browser.tsx";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ArticlesNear } from "../articles/articles-near.tsx";
import { LinesNear } from "./lines-near.tsx";
import { homeText } from "./text.ts";

afterEach(() => {
  cleanup();
  document.documentElement.lang = "";
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const visitor = { country: "in", language: "hi" } as const;

test("the other lines and the articles are shown once they are near, and gemstones are left out while their list fails", async () => {
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reports.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const meta = { request_id: "r", server_time: "2026-11-20T10:00:00Z", currency: "inr", country_code: "in" };
  const found = {
    getProductListing: productListing,
    getChadhaavaListing: chadhaavaListing,
    "astrologer/getListing": astrologers.results,
    "blog/getBlogs": articles.results,
  };
  const requests = vi.fn(async ({ url }: Request) => {
    const results = Object.entries(found).find(([call]) => url.includes(call))?.[1];
    return results
      ? Response.json({ success: true, message: "", results, meta: { ...meta, total: 40 } })
      : Response.json(
          { success: false, code: "not_found", message: "", field_errors: [], meta },
          { status: 404 },
        );
  });
  vi.stubGlobal("fetch", requests);
  document.documentElement.lang = "hi";
  await Promise.all([ritualText, shellText, homeText].map((text) => text.load("hi")));
  knowCountry();
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([
    { path: "/", element: [<LinesNear key="lines" />, <ArticlesNear key="articles" />] },
  ]);
  render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  expect(requests).not.toHaveBeenCalled();
  act(() => {
    for (const report of reports) report();
  });
  // The one of the fixture is three days later.
  const rituals = within(await screen.findByRole("region", { name: "चढ़ावा" }));
  expect(rituals.getByRole("link", { name: "सभी 40 देखें" }).getAttribute("href")).toBe("/chadhaava");
  const row = within(await screen.findByRole("region", { name: "अभिमंत्रित वस्तुएँ" }));
  expect(row.getByRole("link", { name: "Tulsi mala, 108 beads" })).toBeDefined();
  expect(row.getByRole("link", { name: "सभी 40 देखें" }).getAttribute("href")).toBe("/abhimantrit-products");
  expect(screen.getByRole("region", { name: "ज्योतिषी" })).toBeDefined();
  expect(await screen.findByRole("region", { name: "ब्लॉग" })).toBeDefined();
  expect(requests.mock.calls.some(([{ url }]) => url.includes("getGemListing"))).toBe(true);
  expect(screen.queryByRole("region", { name: "रत्न" })).toBeNull();
});
