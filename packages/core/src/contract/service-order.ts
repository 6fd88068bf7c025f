import * as v from "valibot";
import { bookingId, image, instant, packageId } from "./primitives.ts";

/** What the order of a service has beside the order itself: see `typedOrder`. */
export const orderOfService = {
  /** Slug for `/orders/{id}/{name}`; cosmetic. */
  name: v.string(),
  /** The package of a report; of a consultation its booking. */
  package: v.object({
    id: v.union([packageId, bookingId]),
    title: v.string(),
    features: v.array(v.string()),
  }),
  image,
  /** For whom it is; null once the details were deleted, and while they are missing. */
  for_whom: v.nullable(v.string()),
  /** When the buyer can expect it. */
  due_at: instant,
};
