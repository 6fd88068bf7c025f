import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { FilterChips } from "./filter-chips.tsx";

const filters = (
  <FilterChips
    label="Filters"
    chips={[
      { href: "?deity=shiva", label: "Shiva" },
      { href: "?", label: "Durga", selected: true },
      { href: "?", label: "Kashi", selected: true, removeLabel: "remove" },
    ]}
  />
);

describeComponent("FilterChips", filters, "filters");

test("a selected filter is marked, and a removable one says that it can be removed", () => {
  render(filters);
  expect(screen.getByRole("list", { name: "Filters" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Shiva" }).getAttribute("aria-current")).toBeNull();
  expect(screen.getByRole("link", { name: "Durga" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Kashi, remove" })).toBeDefined();
});
