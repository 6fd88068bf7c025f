import * as v from "valibot";
import { expect, test } from "vitest";
import { poojaListingQuery } from "../contract/index.ts";
import {
  canonicalListHref,
  type FilterKey,
  lastPage,
  listHref,
  nextPage,
  pageHref,
  readFilters,
  readPages,
} from "./index.ts";

const path = "/online-puja";
const entries: Partial<Record<FilterKey, v.GenericSchema>> = poojaListingQuery.entries;
const read = (search: string) =>
  readFilters(new URLSearchParams(search), (key, value) => v.is(entries[key] ?? v.never(), value));
const pagesOf = (search: string) => readPages(new URLSearchParams(search));

test("an address names its filters and leads back to itself", () => {
  const search = "q=rudra&deity=shiva&vip=true&from=2026-11-23&max_price=50000&sort=price";
  expect(listHref(path, read(search))).toBe(`${path}?${search}`);
});

test.each([
  "deity=%3Cscript%3E",
  "sort=worst",
  "vip=perhaps",
  "from=tomorrow",
  "max_price=-1",
  "q=+",
  "unknown=1",
])("%s is ignored", (search) => expect(read(search)).toEqual({}));

test("a list without a filter ignores it in an address", () => {
  const search = new URLSearchParams("vip=true&deity=shiva");
  expect(readFilters(search, (key) => key !== "vip")).toEqual({ deity: "shiva" });
});

test("of a search that was cut inside a character, the decodable part is used", () => {
  expect(read("q=rudra+%E0%A4")).toEqual({ q: "rudra" });
  expect(read("q=%E0%A4")).toEqual({});
  expect(read("q=%E0%A4%A")).toEqual({});
  expect(read("q=rudra+%E0%A4%")).toEqual({ q: "rudra" });
  expect(read("q=100%25")).toEqual({ q: "100%" });
});

test("a filter is added, changed and removed, and the others stay", () => {
  const filters = read("deity=shiva&sort=price");
  expect(listHref(path, filters, { temple: "kashi-vishwanath" })).toBe(
    `${path}?deity=shiva&sort=price&temple=kashi-vishwanath`,
  );
  expect(listHref(path, filters, { deity: "somnath" })).toBe(`${path}?deity=somnath&sort=price`);
  expect(listHref(path, filters, { deity: "" })).toBe(`${path}?sort=price`);
  expect(listHref(path, {})).toBe(path);
});

test.each(["", "page=", "page=0", "page=x", "page=1.5", "page=1e2", "page=0x2", "pages=99", "page=-3"])(
  "'%s' shows the first page",
  (search) => expect(pagesOf(search)).toEqual({ first: 1, count: 1 }),
);

test("a number past every list is a page, which the list replaces with its last one", () => {
  expect(pagesOf("page=5000&pages=2")).toEqual({ first: 1000, count: 2 });
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12)]).toEqual([1, 1, 2]);
});

test("several pages can be on one screen, up to eight", () => {
  expect(pagesOf("page=1000&pages=8")).toEqual({ first: 1000, count: 8 });
});

test("'show more' links to the next page without a script, and appends a page with one", () => {
  expect(nextPage(path, { deity: "shiva" }, { first: 2, count: 1 })).toEqual({
    href: `${path}?deity=shiva&page=3`,
    appended: `${path}?deity=shiva&page=2&pages=2`,
  });
});

test("after eight pages on one screen the next one replaces them", () => {
  expect(nextPage(path, {}, { first: 1, count: 7 })).toHaveProperty("appended", `${path}?pages=8`);
  expect(nextPage(path, {}, { first: 1, count: 8 })).toEqual({ href: `${path}?page=9` });
});

test("the first page needs no number", () => {
  expect(pageHref(path, {}, { first: 1, count: 1 })).toBe(path);
});

test("search engines keep the list of one deity, purpose or temple, and no other combination", () => {
  const first = { first: 1, count: 3 };
  expect(canonicalListHref(path, read("deity=shiva&sort=price"), first)).toBe(`${path}?deity=shiva`);
  expect(canonicalListHref(path, read("purpose=health"), first)).toBe(`${path}?purpose=health`);
  expect(canonicalListHref(path, read("deity=shiva&temple=somnath"), first)).toBe(path);
  expect(canonicalListHref(path, read("temple=somnath"), { first: 2, count: 1 })).toBe(
    `${path}?temple=somnath&page=2`,
  );
});
