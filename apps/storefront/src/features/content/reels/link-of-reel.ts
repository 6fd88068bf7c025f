import type { ReelLink } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { itemPath } from "../../../lines/item-pages.ts";

/** The page that a reel leads to. */
export const pathOfReelLink = ({ type, id }: ReelLink): string =>
  type === "blog" ? pathTo("/blogs/:id", { id }) : itemPath(type, id);
