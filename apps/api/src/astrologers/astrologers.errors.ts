import { defineError } from "../errors/app-error.ts";

export const astrologerNotFound = defineError({
  code: "astrologer.not_found",
  status: 404,
  message: "Astrologer not found. They may no longer give consultations here.",
});
