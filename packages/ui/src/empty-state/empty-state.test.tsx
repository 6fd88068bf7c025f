import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { EmptyState } from "./empty-state.tsx";

const empty = (
  <EmptyState heading="No puja on this day" actions={<a href="/online-puja">The next days</a>}>
    <p>Temples rest on some days.</p>
  </EmptyState>
);

describeComponent("EmptyState", empty, "panel");

test("offers a next step", () => {
  render(empty);
  expect(screen.getByRole("heading", { name: "No puja on this day" })).toBeDefined();
  expect(screen.getByRole("link", { name: "The next days" })).toBeDefined();
});
