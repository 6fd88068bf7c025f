import type { SuggestedState } from "@aradhana/core/contract";
import { defineError } from "../errors/app-error.ts";

/** Also for the conversation, message or photo of somebody else. */
export const chatNotFound = defineError({
  code: "chat.not_found",
  status: 404,
  message: "Conversation, message or photo not found.",
});

export const chatEnded = defineError({
  code: "chat.ended",
  status: 409,
  message: "This conversation has ended. Start another one.",
});

export const chatBlocked = defineError({
  code: "chat.blocked",
  status: 409,
  message: "The customer wants no messages from this person.",
});

export const attachmentRejected = defineError({
  code: "chat.attachment_rejected",
  status: 422,
  message:
    "This is not a photo or a voice note that we can read. Send a JPEG, PNG or WebP of at most 6 MB and 24 megapixels, or two minutes of sound as WebM or MP4.",
});

/** Birth details are for an astrologer's eyes: support needs none. */
export const noAstrologer = defineError({
  code: "chat.no_astrologer",
  status: 409,
  message: "A kundali can be sent to an astrologer only.",
});

/** Why staff cannot suggest something now. */
export const notOnSale = {
  full: defineError({
    code: "staff.date_full",
    status: 409,
    message: "All places for this date are booked.",
  }),
  closed: defineError({
    code: "staff.date_closed",
    status: 409,
    message: "The bookings for this date have closed.",
  }),
  cancelled: defineError({
    code: "staff.date_cancelled",
    status: 409,
    message: "This date was cancelled.",
  }),
  sold_out: defineError({ code: "staff.sold_out", status: 409, message: "This is sold out." }),
} satisfies Record<Exclude<SuggestedState, "on_sale">, unknown>;

export const streamsTooMany = defineError({
  code: "chat.streams_too_many",
  status: 429,
  message: "Too many windows have this conversation open. Close one of them.",
});
