import { expect, test } from "vitest";
import type { Facet } from "../contract/index.ts";
import { chosenFilters, filtersBesideFacets, listSubject } from "./index.ts";

const facets: Facet[] = [
  { key: "deity", options: [{ value: "shiva", label: "Shiva", count: 3 }] },
  { key: "temple", options: [{ value: "somnath", label: "Somnath", count: 1 }] },
];

test("each active filter has a link that removes it", () => {
  const filters = {
    ...{ q: "rudra", deity: "shiva", temple: "gone", vip: "true", sort: "price" },
    ...{ from: "2026-11-23", max_price: "50000" },
  };
  expect(chosenFilters({ filters, facets })).toEqual([
    { kind: "search", text: "rudra", without: { q: "" } },
    { kind: "facet", key: "deity", label: "Shiva", without: { deity: "" } },
    { kind: "facet", key: "temple", label: "gone", without: { temple: "" } },
    { kind: "dates", from: "2026-11-23", to: undefined, without: { from: "", to: "" } },
    { kind: "price", max: 50000, without: { max_price: "" } },
    { kind: "vip", without: { vip: "" } },
  ]);
});

test("a list without filters has none that are on", () => {
  expect(chosenFilters({ filters: { sort: "price", vip: "false" }, facets })).toEqual([]);
});

test("a list is about the first deity, purpose or temple that it is narrowed to", () => {
  expect(listSubject({ filters: { temple: "somnath" }, facets })).toEqual({
    key: "temple",
    label: "Somnath",
  });
  expect(listSubject({ filters: { deity: "shiva", temple: "somnath" }, facets })?.label).toBe("Shiva");
  expect(listSubject({ filters: { deity: "unknown" }, facets })).toBeUndefined();
  expect(listSubject({ filters: {}, facets })).toBeUndefined();
});

test("a facet's link leaves out a search that found nothing", () => {
  const filters = { q: "nothing", vip: "true" };
  expect(filtersBesideFacets({ filters, total: 0 })).toEqual({ vip: "true" });
  expect(filtersBesideFacets({ filters, total: 1 })).toEqual(filters);
});
