import { act, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { Table, type TableProps } from "./table.tsx";

const table = (props: Partial<TableProps> = {}) => (
  <Table
    caption="What is paid back"
    head={["When you cancel", "Paid back"]}
    rows={[
      { key: "48", cells: ["Until Saturday", "100 %"], past: true },
      { key: "0", cells: ["Later", "Nothing"] },
    ]}
    {...props}
  />
);

const waiting = new Set<() => void>();

/** A view of this `width` with content 440 wide. */
function mockLayout(width: number) {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(440);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  act(() => waiting.forEach((notify) => void notify()));
}

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        waiting.add(this.#notify);
      }
      disconnect() {
        waiting.delete(this.#notify);
      }
    },
  );
});

describeComponent("Table", table(), "table", { figures: [true, false] });

test("has a caption, column headers and row headers", () => {
  render(table());
  const found = screen.getByRole("table", { name: "What is paid back" });
  const names = (role: "columnheader" | "rowheader") =>
    within(found)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(names("columnheader")).toEqual(["When you cancel", "Paid back"]);
  expect(names("rowheader")).toEqual(["Until Saturday", "Later"]);
});

test("has a name even when a heading shows it already", () => {
  render(table({ captionHidden: true }));
  expect(screen.getByRole("table", { name: "What is paid back" })).toBeDefined();
});

test("is focusable and named when it scrolls, and not focusable when everything is visible", () => {
  render(table());
  expect(screen.queryByRole("region")).toBeNull();
  mockLayout(300);
  expect(screen.getByRole("region", { name: "What is paid back" }).tabIndex).toBe(0);
  mockLayout(440);
  expect(screen.queryByRole("region")).toBeNull();
});

test("three columns are focusable until they are measured", () => {
  expect(renderToStaticMarkup(table())).not.toContain("tabindex");
  const three = table({
    head: ["What", "What for", "How long"],
    rows: [{ key: "a", cells: ["Name", "The puja", "A year"] }],
  });
  expect(renderToStaticMarkup(three)).toContain('tabindex="0"');
});

test("marks rows that no longer apply", () => {
  render(table());
  const past = screen.getAllByRole("row").map((row) => row.dataset.past);
  expect(past).toEqual([undefined, "true", undefined]);
});
