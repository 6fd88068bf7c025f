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

/** What narrows and orders a list, as it stands in the address and goes to the API. */
export type Filters = Partial<Record<FilterKey, string>>;
