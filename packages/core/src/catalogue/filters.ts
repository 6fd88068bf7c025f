/** The filters of the lists of dated rituals. */
export const ritualFilters = [
  "q",
  "deity",
  "purpose",
  "temple",
  "vip",
  "from",
  "to",
  "max_price",
  "sort",
] as const;

/** Every filter that a list of the catalogue may have: the names in our addresses and in the API's queries. */
export const filterKeys = [
  ...ritualFilters,
  "category",
  "material",
  "mukhi",
  "stone",
  "planet",
  "rashi",
  "origin",
  "treatment",
  "lab",
  "color",
  "shape",
  "min",
  "max",
  "min_carat",
  "max_carat",
  "min_ratti",
  "max_ratti",
  "in_stock",
  "topic",
  "speaks",
  "skill",
  "mode",
  "years",
  "gender",
  "stars",
  "status",
] as const;

export type FilterKey = (typeof filterKeys)[number];

/** The filters and the order of a list, as in the URL and in the API's query. */
export type Filters = Partial<Record<FilterKey, string>>;

/** A facet of any list: the values of one filter, with how many items each has. */
export interface ListFacet {
  key: FilterKey;
  options: { value: string; label: string; count: number }[];
}
