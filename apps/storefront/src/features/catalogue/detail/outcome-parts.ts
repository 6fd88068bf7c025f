import { deferPart } from "../../../shared/lazy/deferred-part.tsx";

const load = () => import("./outcome-below-fold.tsx");

/** What became of a date, for the pages of those that can no longer be booked. */
export const outcome = deferPart(async () => (await load()).Outcome);

/** Sends a message when something sold out can be booked again. */
export const notifyMe = deferPart(async () => (await load()).NotifyMe);
