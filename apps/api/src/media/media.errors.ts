import { refusal } from "../errors/app-error.ts";

export const pictureNotFound = refusal({
  code: "media.not_found",
  status: 404,
  message: "There is no such picture.",
});

export const rangeNotSatisfiable = refusal({
  code: "media.range",
  status: 416,
  message: "The picture has fewer bytes than the range asks for.",
});
