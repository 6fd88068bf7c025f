import type { GoodsType, RitualType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** The lines whose items have a page: rituals and goods, which are also what a cart can hold. */
export type ItemType = RitualType | GoodsType;

const pages: Record<ItemType, { list: string; item: (id: string) => string }> = {
  pooja: { list: pathTo("/online-puja"), item: (id) => pathTo("/pooja/:id", { id }) },
  chadhaava: { list: pathTo("/chadhaava"), item: (id) => pathTo("/chadhaava/:id", { id }) },
  abhimantrit: {
    list: pathTo("/abhimantrit-products"),
    item: (id) => pathTo("/abhimantrit-products/:id", { id }),
  },
  gemstone: { list: pathTo("/gemstones"), item: (id) => pathTo("/gemstones/:id", { id }) },
};

/** The list of a line. */
export const listPath = (type: ItemType): string => pages[type].list;

/** The page of one item. */
export const itemPath = (type: ItemType, id: string): string => pages[type].item(id);
