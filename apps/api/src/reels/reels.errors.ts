import { defineError } from "../errors/app-error.ts";

export const reelNotFound = defineError({
  code: "reel.not_found",
  status: 404,
  message: "This reel does not exist, or is no longer shown.",
});
