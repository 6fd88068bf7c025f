import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Carousel } from "./carousel.tsx";

const carousel = (days = ["Monday", "Tuesday", "Friday", "Sunday"]) => (
  <Carousel
    label="Highlights"
    arrows={{ back: "Previous", on: "Next" }}
    placeLabel={(place, count) => `${place} of ${count}`}
  >
    {days.map((day) => (
      <article key={day}>
        <a href={`#${day}`}>{day}</a>
      </article>
    ))}
  </Carousel>
);

const arrow = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => arrow(name).getAttribute("aria-disabled");

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollBy = vi.fn();
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1272);
});

describeComponent("Carousel", carousel(), "carousel");

test("is a named landmark with a list, and says the position before scripts run", () => {
  render(carousel());
  expect(screen.getByRole("region", { name: "Highlights" })).toBeDefined();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(renderToStaticMarkup(carousel())).toContain("1 of 4");
});

test("a single slide has no arrows", () => {
  render(carousel(["Monday"]));
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("moves by one slide, announces the position and enables the possible directions", () => {
  render(carousel());
  expect([isOff("Previous"), isOff("Next")]).toEqual(["true", "false"]);
  fireEvent.click(arrow("Next"));
  const row = screen.getByRole("list");
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 300 });

  // Slides are one gap further apart than the viewport is wide.
  row.scrollLeft = 324;
  act(() => void fireEvent.scroll(row));
  expect(screen.getByText("2 of 4")).toBeDefined();
  expect([isOff("Previous"), isOff("Next")]).toEqual(["false", "false"]);

  row.scrollLeft = 648;
  act(() => void fireEvent.scroll(row));
  expect(screen.getByText("3 of 4")).toBeDefined();

  row.scrollLeft = 972;
  act(() => void fireEvent.scroll(row));
  expect(screen.getByText("4 of 4")).toBeDefined();
  expect([isOff("Previous"), isOff("Next")]).toEqual(["false", "true"]);
});

test("counts from the other side in right-to-left text", () => {
  render(carousel());
  const row = screen.getByRole("list");
  row.scrollLeft = -324;
  act(() => void fireEvent.scroll(row));
  expect(screen.getByText("2 of 4")).toBeDefined();
});
