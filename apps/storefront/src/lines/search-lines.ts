import { serviceType } from "@aradhana/core/contract";
import { consultPath, pathTo } from "@aradhana/core/paths";
import * as v from "valibot";
import type { SearchLine } from "./search-line.ts";
import { servicePath } from "./service-pages.ts";

/** What the search panel shows; the API decides the sequence of the groups. */
export const searchLines: readonly SearchLine[] = [
  {
    ...{ type: "pooja", label: "pujas" },
    itemPath: (id) => pathTo("/pooja/:id", { id }),
    listPath: (q) => pathTo("/online-puja", { q }),
  },
  {
    ...{ type: "chadhaava", label: "chadhaava" },
    itemPath: (id) => pathTo("/chadhaava/:id", { id }),
    listPath: (q) => pathTo("/chadhaava", { q }),
  },
  {
    ...{ type: "abhimantrit", label: "products" },
    itemPath: (id) => pathTo("/abhimantrit-products/:id", { id }),
    listPath: (q) => pathTo("/abhimantrit-products", { q }),
  },
  {
    ...{ type: "gemstone", label: "gemstones" },
    itemPath: (id) => pathTo("/gemstones/:id", { id }),
    listPath: (q) => pathTo("/gemstones", { q }),
  },
  {
    ...{ type: "astrologer", label: "astrologers", itemPath: consultPath },
    listPath: (q) => pathTo("/astro-guru/find", { q }),
  },
  // A service is found by its type.
  { type: "service", label: "services", itemPath: (type) => servicePath(v.parse(serviceType, type)) },
  // A temple has no page of its own: its pujas are.
  { type: "temple", label: "temples", itemPath: (slug) => pathTo("/online-puja", { temple: slug }) },
  {
    ...{ type: "article", label: "blogs" },
    itemPath: (slug) => pathTo("/blogs/:id", { id: slug }),
    listPath: (q) => pathTo("/blogs", { q }),
  },
];

export const lineOf = (type: SearchLine["type"]) => searchLines.find((line) => line.type === type);
