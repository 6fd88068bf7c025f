import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { ActionBar } from "./action-bar.tsx";

const bar = (
  <ActionBar>
    <p>₹851</p>
    <button type="submit">Continue</button>
  </ActionBar>
);

describeComponent("ActionBar", bar, "bar", { aboveBottomBar: [true, false] });

test("shows the summary and the main action", () => {
  render(bar);
  expect(screen.getByText("₹851").parentElement).toBe(screen.getByRole("button").parentElement);
});
