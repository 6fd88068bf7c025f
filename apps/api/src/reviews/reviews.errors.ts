import { defineError } from "../errors/app-error.ts";

export const reviewNotOpen = defineError({
  code: "review_not_open",
  status: 409,
  message:
    "This cannot be reviewed, or not yet: its buyer reviews a puja once it was performed, and goods once they have arrived.",
});
