import { nearPart } from "../../../shared/lazy/near-part.tsx";

/** The newest articles, fetched before they are scrolled to. Their list is also among the shortcuts. */
export const ArticlesNear = nearPart(async () => {
  const { ArticlesRail: Part, texts } = await import("./articles-rail.tsx");
  return { Part, texts };
});
