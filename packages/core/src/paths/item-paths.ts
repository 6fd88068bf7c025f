import type { GoodsType, RitualType } from "../contract/index.ts";
import { pathTo } from "./path-to.ts";

/** The lines whose items have a page: rituals and goods, which are also what a cart can hold. */
type ItemType = RitualType | GoodsType;

/** The list of each line, and the page of one of its items. */
const patterns = {
  pooja: ["/online-puja", "/pooja/:id"],
  chadhaava: ["/chadhaava", "/chadhaava/:id"],
  abhimantrit: ["/abhimantrit-products", "/abhimantrit-products/:id"],
  gemstone: ["/gemstones", "/gemstones/:id"],
} as const satisfies Record<ItemType, unknown>;

/** The list of a line. */
export const listPath = (type: ItemType): string => pathTo(patterns[type][0]);

/** The page of one item of a line. */
export const itemPath = (type: ItemType, id: string): string => pathTo(patterns[type][1], { id });
