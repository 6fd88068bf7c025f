/** Every filter that a list of the catalogue may have: the names in our addresses and in the API's queries. */
export const filterKeys = [
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

export type FilterKey = (typeof filterKeys)[number];

/** The filters and the order of a list, as in the URL and in the API's query. */
export type Filters = Partial<Record<FilterKey, string>>;
