import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "Gemstones",
  subject: {
    stone: (name) => name,
    planet: (name) => `Gemstones for ${name}`,
    rashi: (name) => `Gemstones for ${name}`,
    purpose: (name) => `Gemstones: ${name}`,
  },
  documentTitle: (heading) => `${heading}, with weight, treatment and lab report`,
  description:
    "Each stone is one piece: exact weight in carat, ratti and grams, origin, treatment in plain words and the report of its laboratory.",
  search: "Search gemstones",
  placeholder: "Stone or planet",
  count: (count) => plural("en", count, { one: "1 stone", other: `${count} stones` }),
  more: "Show more stones",
  earlier: "Show previous page",
  none: "No stone matches these filters",
  noneText: "Remove a filter or widen the weight range, or look at the stones below.",
  suggestions: "Other stones",
  facets: {
    stone: "Stone",
    planet: "Planet",
    rashi: "Rashi",
    purpose: "Purpose",
    origin: "Origin",
    treatment: "Treatment",
    lab: "Laboratory",
    color: "Colour",
    shape: "Shape",
  },
  sorts: {
    popular: "Recommended first",
    newest: "Newest first",
    price: "Lowest price first",
    price_desc: "Highest price first",
    carat: "Lightest first",
    carat_desc: "Heaviest first",
  },
};
