import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

describeComponent("VisuallyHidden", <VisuallyHidden>seats left</VisuallyHidden>, "hidden");

test("can be a heading", () => {
  render(<VisuallyHidden as="h1">Upcoming pujas</VisuallyHidden>);
  expect(screen.getByRole("heading", { level: 1, name: "Upcoming pujas" })).toBeDefined();
});

test("names what only a picture shows", () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
});
