import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

describeComponent("VisuallyHidden", <VisuallyHidden>seats left</VisuallyHidden>, "hidden");

test("names what only a picture shows", () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
});
