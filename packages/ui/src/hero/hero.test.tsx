import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Hero } from "./hero.tsx";

const hero = (
  <Hero
    image={{ name: "deity-shiva", alt: "A trident" }}
    eyebrow="Monday 23 November"
    title="Soma Pradosh Rudrabhishek"
    actions={<a href="/pooja/pj_1">Book from ₹851</a>}
    note="Bookings close Monday at 2 pm"
  >
    Performed at dusk.
  </Hero>
);

describeComponent("Hero", hero, "hero");

test("loads its picture with priority", () => {
  render(hero);
  const image = screen.getByRole("img", { name: "A trident" });
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});

test("a later hero of several loads lazily", () => {
  render(<Hero image={{ name: "deity-durga", alt: "A kalash" }} title="Chandi path" priority={false} />);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("lazy");
});

test("is a section of its page, with text and actions", () => {
  render(hero);
  expect(screen.getByRole("heading", { level: 2, name: "Soma Pradosh Rudrabhishek" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Book from ₹851" })).toBeDefined();
  expect(screen.getByText("Bookings close Monday at 2 pm")).toBeDefined();
});
