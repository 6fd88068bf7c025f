import { defineError } from "../../errors/app-error.ts";

export const pujaNotFound = defineError({
  code: "pooja.not_found",
  status: 404,
  message: "Puja not found. It may have been withdrawn: look for its next date.",
});

export const packageNotFound = defineError({
  code: "package.not_found",
  status: 404,
  message: "Package not found.",
});
