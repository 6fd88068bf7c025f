import { deferPart } from "../../../shared/lazy/deferred-part.tsx";

const load = () => import("./puja-below-fold.tsx");

/** What one reads before deciding. */
export const pujaStory = deferPart(async () => (await load()).PujaStory);

export const relatedPujas = deferPart(async () => (await load()).RelatedPujas);
