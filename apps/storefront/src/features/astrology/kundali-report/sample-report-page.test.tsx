// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import answers from "../../../../stories/answers/kundali-sample.en.json" with { type: "json" };
import { hideCart } from "../../../../test/hide-cart.ts";
import { servicePath } from "../../../lines/service-pages.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { chartText } from "../kundali-chart/text.ts";
import { SampleReportPage } from "./sample-report-page.tsx";
import { reportText } from "./text.ts";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => Promise.all([reportText, chartText].map((text) => text.load("en"))));
beforeEach(() => void vi.stubGlobal("ResizeObserver", Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { content } = answers.results as ComponentProps<typeof SampleReportPage>;
const open = () =>
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider
        router={createMemoryRouter([{ path: "/", element: <SampleReportPage content={content} /> }])}
      />
    </VisitorProvider>,
  );

test("ruling D15: a sample leads to its order, and without a cart the call to action is to book now", () => {
  open();
  const [order] = screen.getAllByRole("link", { name: "Order your kundali" });
  expect(order?.getAttribute("href")).toBe(servicePath("kundali"));
  expect(screen.queryByRole("link", { name: "Book now" })).toBeNull();
  cleanup();
  hideCart();
  open();
  expect(screen.getAllByRole("link", { name: "Book now" })).not.toHaveLength(0);
});
