import { pathTo } from "@aradhana/core/paths";
import { searchCards } from "../search-cards.ts";
import type { SearchLine } from "../search-line.ts";
import { pujaSource } from "./puja-source.ts";

/** Upcoming pujas by everyday words; the purposes with the most pujas are the popular ones. */
export const pujaSearch: SearchLine = {
  label: "pujas",
  listPath: (q) => pathTo("/online-puja", { q }),
  find: searchCards(pujaSource, (id) => pathTo("/pooja/:id", { id })),
  async readPopular(api) {
    const { facets } = await pujaSource.fetchPage(api, { page: 1, limit: 1 });
    const purposes = facets.find(({ key }) => key === "purpose")?.options ?? [];
    return purposes
      .toSorted((one, other) => other.count - one.count)
      .map(({ value, label }) => ({ label, href: pathTo("/online-puja", { purpose: value }) }));
  },
};
