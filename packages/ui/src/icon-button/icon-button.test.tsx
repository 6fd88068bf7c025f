import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { CloseIcon } from "../icon/index.ts";
import { IconButton } from "./icon-button.tsx";

const element = (
  <IconButton label="Close">
    <CloseIcon />
  </IconButton>
);

describeComponent("IconButton", element, "button", { variant: ["quiet", "line"] });

test("its label is its only name", () => {
  render(element);
  expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
});
