import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { mockLayout, observeSizes, reportSizes } from "../../test/mock-layout.ts";
import { Gallery } from "./gallery.tsx";

const pictures = [
  { name: "deity-shiva", alt: "A trident" },
  { name: "temple-kashi-vishwanath", alt: "A spire" },
];
const arrows = { back: "Earlier pictures", on: "More pictures" };
const gallery = <Gallery label="Pictures of the puja" arrows={arrows} pictures={pictures} />;

beforeEach(observeSizes);

describeComponent("Gallery", gallery, "gallery");

test("is a named list of pictures", () => {
  render(gallery);
  expect(screen.getByRole("list", { name: "Pictures of the puja" })).toBeDefined();
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A trident",
    "A spire",
  ]);
});

test("keys and arrows scroll it when it overflows", () => {
  mockLayout();
  render(gallery);
  reportSizes();
  const row = screen.getByRole("list");
  expect(row.tabIndex).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "More pictures" }));
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 300 });
});

test("nothing in it has focus when everything is visible", () => {
  mockLayout(300);
  render(gallery);
  reportSizes();
  expect(screen.getByRole("list").hasAttribute("tabindex")).toBe(false);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("without scripts a row of several pictures is focusable, a single picture is not, and there are no arrows", () => {
  const one = <Gallery label="Pictures" arrows={arrows} pictures={pictures.slice(0, 1)} />;
  expect(renderToStaticMarkup(gallery)).toContain("tabindex");
  expect(renderToStaticMarkup(one)).not.toContain("tabindex");
  expect(renderToStaticMarkup(gallery)).not.toContain("<button");
});

test("the first picture is loaded immediately, the others lazily", () => {
  render(gallery);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});
