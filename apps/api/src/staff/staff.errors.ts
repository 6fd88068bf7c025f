import { defineError } from "../errors/app-error.ts";

export const staffUnauthorized = defineError({
  code: "staff.unauthorized",
  status: 401,
  message: "You are not signed in as staff, or your session has ended. Sign in and try again.",
});

export const staffForbidden = defineError({
  code: "staff.forbidden",
  status: 403,
  message: "Your role does not allow this. Ask an owner.",
});

export const noStaffAccount = defineError({
  code: "staff.no_account",
  status: 403,
  message: "This number has no staff account. An owner can add one.",
});

export const passkeyRequired = defineError({
  code: "staff.passkey_required",
  status: 403,
  message: "This session has to be confirmed with your passkey first.",
});

export const passkeyMissing = defineError({
  code: "staff.passkey_missing",
  status: 403,
  message: "Only an owner with a passkey may do this. Add one and try again.",
});

export const passkeyRefused = defineError({
  code: "staff.passkey_refused",
  status: 409,
  message: "This passkey was not accepted: it is not one of yours, or took too long. Try again.",
});

export const lastPasskey = defineError({
  code: "staff.passkey_last",
  status: 409,
  message: "This is your only passkey. Send `leaves_none` if you want to be without one.",
});

export const tooManyPasskeys = defineError({
  code: "staff.passkey_limit",
  status: 409,
  message: "You have ten passkeys. Remove one that you do not use.",
});

export const ownPasskeys = defineError({
  code: "staff.own_passkeys",
  status: 409,
  message: "Remove your own passkeys one by one. Another owner can reset them.",
});

export const numberTaken = defineError({
  code: "staff.number_taken",
  status: 409,
  message: "This number already has a staff account.",
});

export const astrologerTaken = defineError({
  code: "staff.astrologer_taken",
  status: 409,
  message: "Somebody else has the account of this astrologer.",
});

export const lastOwner = defineError({
  code: "staff.last_owner",
  status: 409,
  message: "The shop needs one active owner. Make somebody else an owner first.",
});

export const ownAccount = defineError({
  code: "staff.own_account",
  status: 409,
  message: "Nobody ends their own access or changes their own role. Another owner does it.",
});

export const notStarted = defineError({
  code: "staff.not_started",
  status: 409,
  message: "The ritual has not started yet.",
});

export const wrongState = defineError({
  code: "staff.wrong_state",
  status: 409,
  message: "This is not the next step of it. Reload to see its state.",
});

export const notEnergised = defineError({
  code: "staff.not_energised",
  status: 409,
  message: "This is energised in the buyer's name first. Mark it as energised before it is packed.",
});

export const namesClosed = defineError({
  code: "staff.names_closed",
  status: 409,
  message: "Names are corrected after they were submitted, and before the ritual is performed or cancelled.",
});

export const refundOpen = defineError({
  code: "staff.refund_open",
  status: 409,
  message: "The money of this order is on its way back to the buyer. Do not send anything.",
});

export const refundWaiting = defineError({
  code: "staff.refund_waiting",
  status: 409,
  message: "A refund of it waits for a second person. It has to be approved or rejected first.",
});

export const nothingPaid = defineError({
  code: "staff.nothing_paid",
  status: 409,
  message: "This order has no payment that can be given back.",
});

export const refundTooLarge = defineError({
  code: "staff.refund_too_large",
  status: 409,
  message: "This is more than what is left of the payment.",
});

export const ownRequest = defineError({
  code: "staff.own_request",
  status: 409,
  message: "Somebody else has to approve what you requested.",
});

export const decided = defineError({
  code: "staff.decided",
  status: 409,
  message: "Somebody has decided this already. Reload to see it.",
});

export const slugTaken = defineError({
  code: "staff.slug_taken",
  status: 409,
  message: "This address is in use already. Choose another one.",
});

export const changedMeanwhile = defineError({
  code: "staff.changed",
  status: 409,
  message: "Somebody saved it after you read it. Read it again, and save your changes with its new version.",
});

export const stockChanged = defineError({
  code: "staff.stock_changed",
  status: 409,
  message: "It was sold, or set to another number, after you read it. Read it again.",
});

export const notReady = defineError({
  code: "staff.not_ready",
  status: 409,
  message: "Something that buyers must know is missing. See `details.missing`.",
});

export const couponExists = defineError({
  code: "staff.coupon_exists",
  status: 409,
  message: "There is a coupon with this code already. Choose another code.",
});

export const recordingTooLarge = defineError({
  code: "staff.recording_too_large",
  status: 409,
  message: "This file is larger than a recording may be. Save it with a lower bit rate and try again.",
});

export const recordingUnreadable = defineError({
  code: "staff.recording_unreadable",
  status: 409,
  message:
    "This is not a recording that browsers play: an MP4, MOV or WebM film, complete. Save it again as MP4.",
});

export const recordingNotReady = defineError({
  code: "staff.recording_not_ready",
  status: 409,
  message: "This recording is not complete, or it is published already. Reload to see its state.",
});

export const reportUnreadable = defineError({
  code: "staff.report_unreadable",
  status: 422,
  message:
    "This is no report that can be shown: a JPEG, PNG or WebP picture, or a PDF of up to 8 pages without a password.",
});

export const noReportToTakeBack = defineError({
  code: "staff.no_report_to_take_back",
  status: 409,
  message: "Staff have given this good no report that can be taken back.",
});

export const uploadOffset = defineError({
  code: "staff.upload_offset",
  status: 409,
  message: "The upload continues at another byte: see `details.received`.",
});

export const uploadExpired = defineError({
  code: "staff.upload_expired",
  status: 410,
  message: "This upload was not completed in time. Begin it again; nothing else has changed.",
});
