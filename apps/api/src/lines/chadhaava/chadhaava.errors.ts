import { defineError } from "../../errors/app-error.ts";

export const chadhaavaNotFound = defineError({
  code: "chadhaava.not_found",
  status: 404,
  message: "Chadhaava not found. It may have been withdrawn: look for its next date.",
});
