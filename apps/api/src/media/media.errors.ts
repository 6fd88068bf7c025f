import { defineError } from "../errors/app-error.ts";

export const pictureNotFound = defineError({
  code: "media.not_found",
  status: 404,
  message: "There is no such picture.",
});

export const rangeNotSatisfiable = defineError({
  code: "media.range",
  status: 416,
  message: "The picture has fewer bytes than the range asks for.",
});
