import { defineError } from "../../errors/app-error.ts";

export const chadhaavaNotFound = defineError({
  code: "chadhaava.not_found",
  status: 404,
  message: "No chadhaava has this id. It may have been taken out of the list: look for its next date.",
});
