import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: ({ vip }) => (vip === "true" ? "VIP pujas" : "Upcoming pujas"),
  subject: {
    deity: (name) => `Pujas for ${name}`,
    purpose: (name) => `Pujas: ${name}`,
    temple: (name) => `Pujas at ${name}`,
  },
  documentTitle: (heading) => `${heading}, in your name`,
  description: "Dated pujas at real temples: who performs them, when bookings close and what they cost.",
  search: "Search pujas",
  placeholder: "Puja or deity",
  count: (count) => plural("en", count, { one: "1 puja", other: `${count} pujas` }),
  more: "Show more pujas",
  earlier: "Show previous page",
  none: "No puja matches these filters",
};
