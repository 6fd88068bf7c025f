import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const row = (page: number, pages: number) =>
  shownPages(page, pages)
    .map((n) => n ?? "…")
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 5, "1 2 3 4 5"],
  [1, 9, "1 2 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [6, 9, "1 … 5 6 7 8 9"],
  [9, 9, "1 … 8 9"],
])("on page %i of %i: %s", (page, pages, shown) => {
  expect(row(page, pages)).toBe(shown);
});

test("shows at most nine entries with the current page among them, and each gap hides at least two pages", () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const shown = shownPages(page, pages);
      expect(shown.length).toBeLessThanOrEqual(9);
      expect(shown).toContain(page);
      for (const [at, n] of shown.entries()) {
        if (n === undefined) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2);
      }
    }
  }
});
