import { defineError } from "../../errors/app-error.ts";

export const gemNotFound = defineError({
  code: "gem.not_found",
  status: 404,
  message: "Gem not found. It may no longer be available.",
});
