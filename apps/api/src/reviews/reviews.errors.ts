import { defineError } from "../errors/app-error.ts";

export const reviewNotOpen = defineError({
  code: "review_not_open",
  status: 409,
  message:
    "This cannot be reviewed, or not yet: its buyer reviews a puja once it was performed, and goods once they have arrived.",
});

export const reviewPhotoRejected = defineError({
  code: "review_photo_rejected",
  status: 422,
  message:
    "This is not a photo that we can read. Send a JPEG, PNG or WebP of at most 6 MB and 24 megapixels.",
});

/** Also for the photo of somebody else. */
export const reviewPhotoNotFound = defineError({
  code: "review_photo_not_found",
  status: 404,
  message: "Photo not found. Add it again.",
});
