import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { mockLayout, observeSizes, observing, reportSizes } from "../../test/mock-layout.ts";
import { Rail } from "./rail.tsx";

const rail = (
  <Rail
    heading="Upcoming pujas"
    seeAll={{ href: "/online-puja", label: "See all 32" }}
    arrows={{ back: "Earlier pujas", on: "Later pujas" }}
  >
    <article>Monday</article>
    <article>Tuesday</article>
    <article>Friday</article>
  </Rail>
);

const arrow = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => arrow(name).getAttribute("aria-disabled");

describeComponent("Rail", rail, "rail");

beforeEach(observeSizes);

test("is a named landmark with a list and a link to the full list", () => {
  render(rail);
  const section = screen.getByRole("region", { name: "Upcoming pujas" });
  expect(within(section).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "See all 32" }).getAttribute("href")).toBe("/online-puja");
});

test("has no arrows without scripts, or when everything is visible", () => {
  expect(renderToStaticMarkup(rail)).not.toContain("<button");

  mockLayout(300);
  render(rail);
  reportSizes();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("has no arrows while it shows skeletons", () => {
  mockLayout();
  render(
    <Rail heading="Upcoming pujas" arrows={{ back: "Earlier", on: "Later" }} loading>
      <i />
    </Rail>,
  );
  reportSizes();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
});

test("scrolls by one view, and disables the arrow at an end", () => {
  mockLayout();
  render(rail);
  expect(screen.queryAllByRole("button")).toEqual([]);
  reportSizes();
  const row = screen.getByRole("list");
  expect([isOff("Earlier pujas"), isOff("Later pujas")]).toEqual(["true", "false"]);

  fireEvent.click(arrow("Later pujas"));
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 300 });

  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect([isOff("Earlier pujas"), isOff("Later pujas")]).toEqual(["false", "true"]);
});

test("scrolls in the other direction in right-to-left text", () => {
  mockLayout();
  render(<div dir="rtl">{rail}</div>);
  reportSizes();
  screen.getByRole("list").style.direction = "rtl";
  fireEvent.click(arrow("Later pujas"));
  expect(screen.getByRole("list").scrollBy).toHaveBeenCalledWith({ left: -300 });
});

test("removes its listeners", () => {
  render(rail).unmount();
  expect(observing()).toEqual([]);
});

test("a row of cards without links is focusable when it scrolls", () => {
  const reviews = (
    <Rail plainCards heading="Reviews" arrows={{ back: "Back", on: "On" }}>
      <p>Good.</p>
    </Rail>
  );
  mockLayout(300);
  const { unmount } = render(reviews);
  reportSizes();
  expect(screen.getByRole("list", { name: "Reviews" }).hasAttribute("tabindex")).toBe(false);
  unmount();

  mockLayout();
  render(reviews);
  reportSizes();
  expect(screen.getByRole("list", { name: "Reviews" }).tabIndex).toBe(0);
});

test("an empty child takes no place in the row", () => {
  render(
    <Rail heading="Upcoming pujas" arrows={{ back: "Back", on: "On" }}>
      {false}
      <article>Monday</article>
    </Rail>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
