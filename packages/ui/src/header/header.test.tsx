import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Header } from "./header.tsx";
import { Logo } from "./logo.tsx";

const props = {
  home: { href: "/", name: "Aradhana" },
  skip: { href: "#content", label: "Skip to content" },
  navLabel: "Main",
  nav: [
    { href: "/online-puja", label: "Pujas", current: true },
    { href: "/chadhaava", label: "Chadhava" },
  ],
  tools: [
    { kind: "search", href: "?panel=search", label: "Search" },
    { kind: "cart", href: "?panel=cart", label: "Cart, 2 items", count: 2 },
  ],
} as const;

describeComponent("Header", <Header {...props} />, "header");
describeComponent("Logo", <Logo name="Aradhana" />, "logo");

test("starts with a skip link", () => {
  render(<Header {...props} />);
  const [first] = screen.getAllByRole("link");
  expect(first?.textContent).toBe("Skip to content");
  expect(first?.getAttribute("href")).toBe("#content");
});

test("marks the current section", () => {
  render(<Header {...props} />);
  const nav = screen.getByRole("navigation", { name: "Main" });
  expect(within(nav).getByRole("link", { current: "page" }).textContent).toBe("Pujas");
});

test("names its panels with their counts", () => {
  render(<Header {...props} />);
  const cart = screen.getByRole("link", { name: "Cart, 2 items" });
  expect(cart.getAttribute("href")).toBe("?panel=cart");
  expect(cart.querySelector("[data-count]")?.getAttribute("data-count")).toBe("2");
});

test.each([
  [0, undefined],
  [undefined, undefined],
  [120, "99+"],
])("shows a count of %s as %s", (count, shown) => {
  render(<Header {...props} tools={[{ kind: "cart", href: "?panel=cart", label: "Cart", count }]} />);
  const cart = screen.getByRole("link", { name: "Cart" });
  expect(cart.querySelector<HTMLElement>("[data-count]")?.dataset.count).toBe(shown);
});
