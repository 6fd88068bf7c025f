import { expect, test } from "vitest";
import { listHref, nextPage, pageHref, readPages } from "./filters.ts";
import { readFilters } from "./read-filters.ts";

const of = (search: string) => new URLSearchParams(search);

test("an address names its filters and leads back to itself", () => {
  const search = "q=rudra&deity=shiva&vip=true&from=2026-11-23&max_price=50000&sort=price";
  expect(listHref(readFilters(of(search)))).toBe(`/online-puja?${search}`);
});

test.each([
  "deity=%3Cscript%3E",
  "sort=worst",
  "vip=perhaps",
  "from=tomorrow",
  "max_price=-1",
  "q=+",
  "evil=1",
])("%s is passed over", (search) => expect(readFilters(of(search))).toEqual({}));

test("of a search that was cut in the middle of a letter, what can be read is searched", () => {
  expect(readFilters(of("q=rudra+%E0%A4"))).toEqual({ q: "rudra" });
  expect(readFilters(of("q=%E0%A4"))).toEqual({});
  expect(readFilters(of("q=%E0%A4%A"))).toEqual({});
  expect(readFilters(of("q=rudra+%E0%A4%"))).toEqual({ q: "rudra" });
  expect(readFilters(of("q=100%25"))).toEqual({ q: "100%" });
});

test("a filter is put on, changed and taken off, and the rest stays", () => {
  const filters = readFilters(of("deity=shiva&sort=price"));
  expect(listHref(filters, { temple: "kashi-vishwanath" })).toBe(
    "/online-puja?deity=shiva&sort=price&temple=kashi-vishwanath",
  );
  expect(listHref(filters, { deity: "" })).toBe("/online-puja?sort=price");
  expect(listHref({})).toBe("/online-puja");
});

test.each(["", "page=0", "page=x", "page=1.5", "pages=99", "page=-3"])(
  "'%s' shows the first page",
  (search) => expect(readPages(of(search))).toEqual({ first: 1, count: 1 }),
);

test("more is the next page by itself, and one page more where a script keeps the ones before", () => {
  expect(nextPage({ deity: "shiva" }, { first: 2, count: 1 })).toEqual({
    href: "/online-puja?deity=shiva&page=3",
    appended: "/online-puja?deity=shiva&page=2&pages=2",
  });
});

test("after eight pages on one screen the next one replaces them", () => {
  expect(nextPage({}, { first: 1, count: 8 })).toEqual({ href: "/online-puja?page=9" });
});

test("the first page alone needs no number", () => {
  expect(pageHref({}, { page: 1, pages: 1 })).toBe("/online-puja");
});
