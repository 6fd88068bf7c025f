import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

const breadcrumb = (
  <Breadcrumb
    label="You are here"
    trail={[
      { href: "/", label: "Home" },
      { href: "/online-puja", label: "Pujas" },
    ]}
    current="Sri Suktam homa"
  />
);

describeComponent("Breadcrumb", breadcrumb, "breadcrumb");

test("links the parents and not the current page", () => {
  render(breadcrumb);
  expect(screen.getByRole("navigation", { name: "You are here" })).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Pujas"]);
  expect(screen.getAllByRole("listitem").at(-1)?.getAttribute("aria-current")).toBe("page");
});
