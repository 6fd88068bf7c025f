import type { ReelLink } from "@aradhana/core/contract";
import { itemPath, pathTo } from "@aradhana/core/paths";

/** The page that a reel leads to. */
export const pathOfReelLink = ({ type, id }: ReelLink): string =>
  type === "blog" ? pathTo("/blogs/:id", { id }) : itemPath(type, id);
