// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idOf, inr } from "../../../test/fixtures.ts";
import { createBrowserServices } from "../../app/services/create-browser-services.ts";
import { BrowserProvider } from "../../shared/services/browser.tsx";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import type { ListedProduct } from "./listed-product.ts";
import { ProductTile } from "./product-tile.tsx";
import { productText } from "./text.ts";

const visitor = { country: "in", language: "en" } as const;
const card: ListedProduct = {
  ...{ id: idOf("pd", "mala"), slug: "mala", title: "Tulsi Mala", image: { name: "mala", alt: "" } },
  ...{ category: "mala", price: inr(300), mrp: null, stock: 9, rating: null, colors: ["yellow", "red"] },
};

beforeEach(() => productText.load("en"));
afterEach(cleanup);

test("§3 a card outside the list of products has the colours that this tab has read (colorsMap)", () => {
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const draw = () =>
    render(
      <VisitorProvider value={visitor}>
        <BrowserProvider value={services}>
          <ProductTile card={card} now={0} />
        </BrowserProvider>
      </VisitorProvider>,
    );
  draw();
  expect(screen.queryByText("2 colours")).toBeNull();
  cleanup();
  services.state.getState().setColors({ yellow: "#ffcc00", red: "#aa0000" });
  draw();
  expect(screen.getByText("2 colours")).toBeTruthy();
});

test("§5.7 a card says whether it is in stock and in how many days it arrives", () => {
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const draw = (changed: Partial<ListedProduct>) =>
    render(
      <VisitorProvider value={visitor}>
        <BrowserProvider value={services}>
          <ProductTile card={{ ...card, ...changed }} now={0} />
        </BrowserProvider>
      </VisitorProvider>,
    );
  draw({ arrives_in: { from: 3, to: 12 } });
  expect(screen.getByText("In stock, arrives in 3 to 12 days")).toBeTruthy();
  cleanup();
  draw({ stock: 2 });
  expect(screen.getByText("2 left")).toBeTruthy();
});
