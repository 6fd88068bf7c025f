import type { CartLine } from "@aradhana/core/goods";
import { itemPath, listPath } from "@aradhana/core/paths";

/** The page of a line, or the list of what is like it once it is no longer sold. */
export const pageOf = ({ choice: { type }, item_id }: Pick<CartLine, "choice" | "item_id">): string =>
  item_id ? itemPath(type, item_id) : listPath(type);
