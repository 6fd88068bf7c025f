import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "Upcoming chadhava",
  subject: {
    deity: (name) => `Chadhava for ${name}`,
    purpose: (name) => `Chadhava: ${name}`,
    temple: (name) => `Chadhava at ${name}`,
  },
  documentTitle: (heading) => `${heading}, in your name`,
  description: "Offer lamps, flowers and bhog at temples in your name, with a recording of the offering.",
  search: "Search chadhava",
  placeholder: "Deity or temple",
  count: (count) => plural("en", count, { one: "1 chadhava", other: `${count} chadhava` }),
  more: "Show more chadhava",
  earlier: "Show previous page",
  none: "No chadhava matches these filters",
};
