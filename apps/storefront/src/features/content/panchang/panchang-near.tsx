import { nearPart } from "../../../shared/lazy/near-part.tsx";

/** Today's panchang at the visitor's place, fetched before it is scrolled to. */
export const PanchangNear = nearPart(async () => {
  const { PanchangToday: Part, texts } = await import("./panchang-today.tsx");
  return { Part, texts };
});
