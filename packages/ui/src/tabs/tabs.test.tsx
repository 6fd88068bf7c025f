import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Tabs, type TabsProps } from "./tabs.tsx";

const items = [
  { id: "north", label: "North", content: "A square of triangles" },
  { id: "south", label: "South", content: "A square of squares" },
  { id: "moon", label: "Moon", content: "Counted from the Moon", disabled: true },
  { id: "east", label: "East", content: "A wheel" },
];
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Style of the chart" items={items} {...props} />;
const tab = (name: string) => screen.getByRole("tab", { name });
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

describeComponent("Tabs", tabs(), "tabs");

test("shows the first panel, named by its tab", () => {
  render(tabs());
  expect(screen.getByRole("tablist", { name: "Style of the chart" })).toBeDefined();
  expect(screen.getByRole("tabpanel", { name: "North" }).textContent).toBe("A square of triangles");
  expect(screen.getAllByRole("tab")).toHaveLength(4);
});

test("the server renders the selected panel", () => {
  const html = renderToString(tabs({ defaultValue: "south" }));
  expect(html).toContain("A square of squares");
  expect(html).not.toContain("A square of triangles");
});

test("arrow keys select and wrap around, Home and End go to the ends, Tab moves to the panel", async () => {
  render(tabs());
  await userEvent.tab();
  expect(document.activeElement).toBe(tab("North"));
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("South");
  await userEvent.keyboard("{End}");
  expect(chosen()).toBe("East");
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("North");
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toBe("East");
  await userEvent.keyboard("{Home}");
  expect(chosen()).toBe("North");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});

test("arrow keys follow right-to-left text, even when the direction changes later", async () => {
  render(tabs());
  const north = tab("North");
  vi.spyOn(window, "getComputedStyle").mockReturnValue({ direction: "rtl" } as CSSStyleDeclaration);
  act(() => north.focus());
  vi.mocked(window.getComputedStyle).mockRestore();
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toBe("South");
});

test("a disabled tab ignores presses but is announced", async () => {
  render(tabs());
  await userEvent.click(tab("Moon"));
  expect(chosen()).toBe("North");
  expect(tab("Moon").getAttribute("aria-disabled")).toBe("true");
});

test("can be controlled", async () => {
  const onValueChange = vi.fn();
  render(tabs({ value: "north", onValueChange }));
  await userEvent.click(tab("East"));
  expect(onValueChange).toHaveBeenCalledWith("east");
  expect(chosen()).toBe("North");
});
