import { pathTo } from "@aradhana/core/paths";

/** The feed, beginning with a reel if one is named. */
export const reelsPath = (reel?: string) => pathTo("/reels", { reel });
