import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Gallery } from "./gallery.tsx";

const pictures = [
  { name: "deity-shiva", alt: "A trident" },
  { name: "temple-kashi-vishwanath", alt: "A spire" },
];

describeComponent("Gallery", <Gallery label="Pictures" pictures={pictures} />, "gallery");

test("is a named list that keys can scroll", () => {
  render(<Gallery label="Pictures of the rite" pictures={pictures} />);
  expect(screen.getByRole("list", { name: "Pictures of the rite" }).tabIndex).toBe(0);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A trident",
    "A spire",
  ]);
});

test("one picture has nothing to scroll to, and takes no focus", () => {
  render(<Gallery label="Pictures" pictures={pictures.slice(0, 1)} />);
  expect(screen.getByRole("list").hasAttribute("tabindex")).toBe(false);
});

test("the first picture is waited for, the others come when they are near", () => {
  render(<Gallery label="Pictures" pictures={pictures} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy"]);
});
