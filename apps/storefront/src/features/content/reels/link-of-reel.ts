import type { ReelLink } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** The page that a reel leads to. */
export function pathOfReelLink({ type, id }: ReelLink): string {
  switch (type) {
    case "pooja":
      return pathTo("/pooja/:id", { id });
    case "abhimantrit":
      return pathTo("/abhimantrit-products/:id", { id });
    case "blog":
      return pathTo("/blogs/:id", { id });
  }
}
