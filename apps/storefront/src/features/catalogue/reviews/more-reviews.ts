/** Apart: only a press needs it. */
export { getReviews } from "@aradhana/core/api";
