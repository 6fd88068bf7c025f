import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "Abhimantrit products",
  subject: {
    category: (name) => name,
    deity: (name) => `Abhimantrit products of ${name}`,
    purpose: (name) => `Abhimantrit products: ${name}`,
    material: (name) => `Products of ${name}`,
    mukhi: (name) => `${name} rudraksha`,
  },
  documentTitle: (heading) => `${heading}, energised by a named priest`,
  description:
    "Rudraksha, yantras, malas, bracelets and puja kits: what each is made of, who energised it, its certificate and the price with all taxes.",
  search: "Search products",
  placeholder: "Yantra or deity",
  count: (count) => plural("en", count, { one: "1 product", other: `${count} products` }),
  more: "Show more products",
  earlier: "Show previous page",
  none: "No product matches these filters",
  noneText: "Remove a filter, or look at the products below.",
  suggestions: "Other products",
  facets: {
    category: "Type",
    purpose: "Purpose",
    deity: "Deity",
    material: "Material",
    mukhi: "Mukhi",
  },
  sorts: {
    popular: "Recommended first",
    newest: "Newest first",
    price: "Lowest price first",
    price_desc: "Highest price first",
  },
};
