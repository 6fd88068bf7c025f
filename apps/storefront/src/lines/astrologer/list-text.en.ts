import { plural } from "../../shared/i18n/plural.ts";
import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "Talk to an astrologer",
  subject: {
    topic: (name) => `Astrologers for ${name.toLowerCase()}`,
    speaks: (name) => `Astrologers who speak ${name}`,
    skill: (name) => `Astrologers: ${name}`,
  },
  documentTitle: (heading) => `${heading}: prices, languages and available times`,
  description:
    "Choose an astrologer by topic, language, price and available time. Prices are for the whole consultation, and the refund rule is shown before you pay.",
  search: "Search astrologers",
  placeholder: "Name or skill",
  count: (count) => plural("en", count, { one: "1 astrologer", other: `${count} astrologers` }),
  more: "Show more astrologers",
  earlier: "Show previous page",
  none: "No astrologer matches these filters",
  noneText: "Remove a filter, or look at the astrologers below.",
  suggestions: "Other astrologers",
  facets: {
    topic: "Topic",
    speaks: "Language",
    skill: "Skill",
    mode: "How you talk",
    years: "Experience",
    gender: "Gender",
    stars: "Rating",
    status: "Availability",
  },
  sorts: {
    recommended: "Online first",
    soonest: "Next available time",
    price: "Lowest price first",
    price_desc: "Highest price first",
    experience: "Experienced first",
  },
};
