import { nearPart } from "../../../shared/lazy/near-part.tsx";

/** The other lines of business, fetched before they are scrolled to. Their lists are also among the shortcuts. */
export const LinesNear = nearPart(async () => {
  const { LineRails: Part, texts } = await import("../../../lines/line-rails.tsx");
  return { Part, texts };
});
