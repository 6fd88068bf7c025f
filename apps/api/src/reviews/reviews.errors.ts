import { defineError } from "../errors/app-error.ts";

export const reviewNotOpen = defineError({
  code: "review_not_open",
  status: 409,
  message: "This cannot be reviewed, or not yet: a puja is reviewed by its buyer once it was performed.",
});
