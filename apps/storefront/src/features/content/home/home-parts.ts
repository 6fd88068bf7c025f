import { deferPart } from "../../../shared/lazy/deferred-part.tsx";

/** What comes after the highlights. */
export const homeBelowFold = deferPart(async () => (await import("./home-below-fold.tsx")).HomeBelowFold);
