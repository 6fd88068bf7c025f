import { nearPart } from "../../../shared/lazy/near-part.tsx";

/** The newest reels, fetched before they are scrolled to. Their feed is also among the shortcuts. */
export const ReelsNear = nearPart(async () => {
  const { ReelsRail: Part, texts } = await import("./reels-rail.tsx");
  return { Part, texts };
});
