import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { HomeIcon, PujaIcon } from "../icon/index.ts";
import { BottomBar } from "./bottom-bar.tsx";

const bar = (
  <BottomBar
    label="Main places"
    entries={[
      { href: "/", label: "Home", icon: HomeIcon, current: true },
      { href: "/online-puja", label: "Puja", icon: PujaIcon },
    ]}
  />
);

describeComponent("BottomBar", bar, "bar");

test("names every entry and marks the current one", () => {
  render(bar);
  expect(screen.getByRole("navigation", { name: "Main places" })).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Puja"]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Home");
});
