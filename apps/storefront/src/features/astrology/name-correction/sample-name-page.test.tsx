// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import answers from "../../../../stories/answers/name-sample.en.json" with { type: "json" };
import { hideCart } from "../../../../test/hide-cart.ts";
import { servicePath } from "../../../lines/service-pages.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { SampleNamePage } from "./sample-name-page.tsx";
import { nameReportText } from "./text.ts";

beforeAll(() => nameReportText.load("en"));
afterEach(cleanup);

const { content } = answers.results as ComponentProps<typeof SampleNamePage>;
const open = () =>
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider
        router={createMemoryRouter([{ path: "/", element: <SampleNamePage content={content} /> }])}
      />
    </VisitorProvider>,
  );

test("ruling D15: a sample leads to its order, and without a cart the call to action is to book now", () => {
  open();
  const order = screen.getByRole("link", { name: "Check your own name" });
  expect(order.getAttribute("href")).toBe(servicePath("name_correction"));
  expect(screen.queryByRole("link", { name: "Book now" })).toBeNull();
  cleanup();
  hideCart();
  open();
  expect(screen.getAllByRole("link", { name: "Book now" })).not.toHaveLength(0);
});
