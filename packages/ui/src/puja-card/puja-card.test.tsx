import { render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { PujaCard } from "./puja-card.tsx";
import { PujaCardSkeleton } from "./puja-card-skeleton.tsx";

const card = (
  <PujaCard
    href="/pooja/pj_1"
    title="Sri Suktam homa for Lakshmi"
    image={{ name: "deity-lakshmi", alt: "A lotus in a mandala" }}
    eyebrow="Friday 27 November"
    place="Mahalakshmi Temple, Kolhapur"
    proof={{ level: "temple_authorised", label: "Authorised by the temple" }}
    closing="closes Thu 8 pm"
    price="₹501"
    priceText="from ₹501"
  />
);

describeComponent("PujaCard", card, "card");
describeComponent("PujaCardSkeleton", <PujaCardSkeleton />, "frame");

test("is one link, named by its title", () => {
  render(card);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Sri Suktam homa for Lakshmi"]);
  expect(links[0]?.getAttribute("href")).toBe("/pooja/pj_1");
});

test("shows the closing time of the user's own zone below the first one", () => {
  render(cloneElement(card, { closingMore: "Thu 9:30 am where you are" }));
  expect(screen.getByText("Thu 9:30 am where you are")).toBeDefined();
});

test("shows the facts needed for a choice", () => {
  render(card);
  const text = screen.getByRole("article").textContent;
  for (const fact of [
    "Friday 27 November",
    "Mahalakshmi Temple, Kolhapur",
    "Authorised by the temple",
    "closes Thu 8 pm",
    "from ₹501",
  ]) {
    expect(text).toContain(fact);
  }
});

test("when bookings are closed, shows the next date instead of the price", () => {
  render(
    <PujaCard href="/pooja/pj_1" title="Sri Suktam homa" price="₹501" closed="Closed, next on 4 December" />,
  );
  expect(screen.getByRole("article").textContent).toContain("Closed, next on 4 December");
  expect(screen.queryByText("₹501")).toBeNull();
});

test("uses the given heading level", () => {
  render(<PujaCard href="/pooja/pj_1" title="Sri Suktam homa" titleAs="h2" price="₹501" />);
  expect(screen.getByRole("heading", { level: 2, name: "Sri Suktam homa" })).toBeDefined();
});

test("leaves out missing facts, and works without a picture", () => {
  const { container } = render(<PujaCard href="/pooja/pj_1" title="Kamal pushpa" price="₹121" />);
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("article").textContent).toBe("Kamal pushpa₹121");
});
