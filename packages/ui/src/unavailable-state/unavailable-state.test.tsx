import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { UnavailableState } from "./unavailable-state.tsx";

const gone = (
  <UnavailableState heading="This puja is over" next={<a href="/pooja/pj_2">4 December</a>}>
    <p>It was performed on 27 November.</p>
  </UnavailableState>
);

describeComponent("UnavailableState", gone, "panel");

test("says what happened and shows the next date", () => {
  render(gone);
  expect(screen.getByText("It was performed on 27 November.")).toBeDefined();
  expect(screen.getByRole("link", { name: "4 December" })).toBeDefined();
});
