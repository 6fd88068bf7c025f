import { defineError } from "../../errors/app-error.ts";

export const pujaNotFound = defineError({
  code: "pooja.not_found",
  status: 404,
  message:
    "No puja has this id. It may have been taken out of the list: look for the next date of the same puja.",
});

export const packageNotFound = defineError({
  code: "package.not_found",
  status: 404,
  message: "No package has this id.",
});
