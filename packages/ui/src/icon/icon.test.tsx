import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import * as icons from "./index.ts";

describeComponent("Icon", <icons.SearchIcon />, "icon", { size: ["text", "sm", "md", "lg"] });

test("is hidden from screen readers next to a text", () => {
  render(<icons.SearchIcon />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("is an image with a name if it has a label", () => {
  render(<icons.ShieldIcon label="Private" />);
  expect(screen.getByRole("img", { name: "Private" })).toBeDefined();
});

test.each(Object.entries(icons))("%s stays inside its box", (_, Each) => {
  const { container } = render(<Each />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("viewBox")).toBe("0 0 24 24");
  expect(svg?.childElementCount).toBeGreaterThan(0);
});
