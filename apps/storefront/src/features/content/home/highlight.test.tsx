// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { home, serverTime } from "../../../../test/fixtures.ts";
import { hideCart } from "../../../../test/hide-cart.ts";
import { pujaText } from "../../../lines/puja/text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { Highlight } from "./highlight.tsx";
import { homeText } from "./text.ts";

beforeAll(() => Promise.all([homeText, pujaText].map((text) => text.load("en"))));
afterEach(cleanup);

function open({ isCartDisabled }: { isCartDisabled: boolean }) {
  if (isCartDisabled) hideCart();
  const [banner] = home.banners;
  if (!banner) throw new Error("The fixture has no banner.");
  const highlight = <Highlight banner={banner} now={Date.parse(serverTime)} isFirst />;
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: highlight }])} />
    </VisitorProvider>,
  );
}

test("a highlight names its price in the call to action", () => {
  open({ isCartDisabled: false });
  expect(screen.getByRole("link", { name: /^Book from ₹/ })).toBeDefined();
});

test("ruling D15: without a cart, the call to action of a highlight is to book now", () => {
  open({ isCartDisabled: true });
  expect(screen.getByRole("link", { name: "Book now" })).toBeDefined();
});
