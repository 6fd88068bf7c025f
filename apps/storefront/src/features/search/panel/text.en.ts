import { plural } from "../../../shared/i18n/plural.ts";

export const text = {
  title: "Search",
  close: "Close",
  label: "What are you looking for?",
  placeholder: "Puja, gem…",
  clear: "Clear",
  find: "Search",
  recent: "Recent searches",
  forget: "Clear recent searches",
  popular: "Popular",
  results: "Search results",
  searching: "Searching…",
  found: (count: number) => plural("en", count, { one: "1 best match", other: `${count} best matches` }),
  seeAll: "See all",
  none: (q: string) => `Nothing matches “${q}” exactly.`,
  suggested: (line: string) => `Suggested: ${line}`,
  nearest: "You may be looking for one of these:",
  ask: (q: string) => `Namaste, I am looking for: ${q}`,
  failed: "Search is not working right now",
  retry: "Try again",
  requestId: "Reference number:",
};
