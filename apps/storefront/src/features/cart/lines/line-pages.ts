import type { CartLine } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";

const pages = {
  pooja: { list: pathTo("/online-puja"), of: (id: string) => pathTo("/pooja/:id", { id }) },
  chadhaava: { list: pathTo("/chadhaava"), of: (id: string) => pathTo("/chadhaava/:id", { id }) },
  abhimantrit: {
    list: pathTo("/abhimantrit-products"),
    of: (id: string) => pathTo("/abhimantrit-products/:id", { id }),
  },
  gemstone: { list: pathTo("/gemstones"), of: (id: string) => pathTo("/gemstones/:id", { id }) },
};

/** The page of a line, or the list of what is like it once it is no longer sold. */
export const pageOf = ({ choice: { type }, item_id }: Pick<CartLine, "choice" | "item_id">): string =>
  item_id ? pages[type].of(item_id) : pages[type].list;
