import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { LinkProvider } from "../link/index.ts";
import { ButtonLink } from "./button-link.tsx";

describeComponent("ButtonLink", <ButtonLink href="/online-puja">See all pujas</ButtonLink>, "button", {
  variant: ["primary", "line", "quiet", "danger"],
  size: ["sm", "md"],
  fullWidth: [true, false],
});

test("has the role of a link and goes through the app's router", () => {
  render(
    <LinkProvider component={(props) => <a {...props} data-routed />}>
      <ButtonLink href="/online-puja">See all pujas</ButtonLink>
    </LinkProvider>,
  );
  const link = screen.getByRole("link", { name: "See all pujas" });
  expect(link.getAttribute("href")).toBe("/online-puja");
  expect(link.hasAttribute("data-routed")).toBe(true);
});
