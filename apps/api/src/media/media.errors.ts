import { defineError } from "../errors/app-error.ts";

export const pictureNotFound = defineError({
  code: "media.not_found",
  status: 404,
  message: "Picture not found.",
});

export const rangeNotSatisfiable = defineError({
  code: "media.range",
  status: 416,
  message: "The requested range is beyond the end of the file.",
});
