import { ApiError } from "@aradhana/core/api";
import { type ErrorMessages, errorMessage } from "@aradhana/core/error-message";
import type { StaffErrorCode } from "@aradhana/core/staff";

const staffCodes: Readonly<Record<StaffErrorCode, string>> = {
  "staff.unauthorized": "Your session has ended. Sign in again.",
  "staff.forbidden": "Your role does not allow this. Ask an owner.",
  "staff.no_account": "This number has no staff account. An owner can add one.",
  "staff.passkey_required": "Sign in again with your passkey.",
  "staff.passkey_missing": "This needs a passkey. Add one under My passkeys, and try again.",
  "staff.passkey_refused":
    "This passkey was not accepted: it is not one of yours, or it took too long. Try again.",
  "staff.passkey_last":
    "This is your only passkey by now. Reload, and remove it again if you want to be without.",
  "staff.passkey_limit": "You have ten passkeys. Remove one that you do not use.",
  "staff.own_passkeys": "Remove your own passkeys under My passkeys.",
  "staff.own_account": "Your own role and access are changed by another owner.",
  "staff.number_taken": "This number already has a staff account.",
  "staff.astrologer_taken": "Somebody else has the account of this astrologer.",
  "staff.last_owner": "The shop needs one active owner. Make somebody else an owner first.",
  "staff.not_started": "The ritual has not started yet.",
  "staff.wrong_state": "This is not the next step any more. Reload to see its state.",
  "staff.not_energised": "This has to be energised in its name first. Mark it energised, then pack it.",
  "staff.names_closed":
    "These names cannot be corrected: the ritual was performed or cancelled, or the buyer has not submitted them yet.",
  "staff.refund_open": "The money of this order is on its way back to the buyer. Do not send anything.",
  "staff.refund_waiting":
    "A refund of it waits for approval. Somebody has to approve or reject it in Refunds before anything is sent.",
  "staff.nothing_paid": "This order has no payment that can be refunded.",
  "staff.refund_too_large": "This is more than what is left of the payment.",
  "staff.own_request": "Somebody else has to approve what you requested.",
  "staff.decided": "Somebody has decided this already. Reload to see it.",
  "staff.slug_taken": "This address is in use already. Choose another one.",
  "staff.changed":
    "Somebody else saved this after you opened it: the log says who. What you typed is still here, not saved. Copy it, reload to see the newer version, and save it there.",
  "staff.stock_changed":
    "It was sold, or set to another number, after you opened the list. The list shows the new number: set yours again if it is right.",
  "staff.not_ready":
    "Something that buyers must know is missing: an authorisation, packages or offerings, a picture, an occasion, or the place of the temple.",
  "staff.coupon_exists": "There is a coupon with this code already. Choose another code.",
  "staff.date_full": "All places for this date are booked. Suggest another date.",
  "staff.date_closed": "The bookings for this date have closed. Suggest another date.",
  "staff.date_cancelled": "This date was cancelled. Suggest another date.",
  "staff.sold_out": "This is sold out. Suggest something else.",
  "staff.recording_too_large": "This file is larger than a recording may be. Save it with a lower bit rate.",
  "staff.recording_unreadable": "This is not a complete film that browsers play. Save it again as MP4.",
  "staff.recording_not_ready": "This recording is not complete, or was refused. Reload to see its state.",
  "staff.no_report_to_take_back": "This report was not given by staff, so it cannot be taken back.",
  "staff.report_unreadable":
    "This file cannot be shown. Choose a JPEG, PNG or WebP picture, or a PDF of up to 8 pages without a password.",
  "staff.upload_offset": "The upload continues at another byte. Try again.",
  "staff.upload_expired": "This upload was not completed in time. Begin it again; nothing else has changed.",
};

/** What is pressed again has the key of the first time. */
const away = "No connection to the shop. Try again in a moment: what was done already is not done twice.";

const messages: ErrorMessages = {
  codes: {
    ...staffCodes,
    network: away,
    unexpected_answer: "The shop answered in another version. Reload the page.",
    not_found: "This does not exist any more.",
    invalid_input: "Check the marked fields.",
    offer_not_found: "This is not in the shop. Check the address or id.",
    body_too_large: "This is too large to send.",
    otp_wrong: "This OTP is wrong.",
    otp_expired: "This OTP has expired. Get a new one.",
    otp_too_soon: "An OTP was sent to this number a moment ago.",
    otp_too_many:
      "Too many OTPs were requested for this number or from your network, maybe by somebody else. To sign in now, use a device on which you have signed in here before.",
    otp_blocked: "Too many wrong OTPs.",
    otp_paused: "Too many OTPs are being requested.",
    otp_unavailable: "OTPs cannot be sent: no message provider is configured.",
    session_closed: "The consultation is not open now: it begins later, or it has ended.",
    call_elsewhere: "The call was opened in another window.",
    signals_too_many: "The call was interrupted too often. Open it again.",
    booking_not_found: "This is not one of your consultations.",
    "chat.ended": "The consultation has ended: no more messages can be sent.",
    too_many_requests: "Too many requests.",
  },
  other: "This failed. Try again; if it fails again, tell an owner.",
  wait: (seconds) => {
    if (seconds > 5_400) return `Try again in ${Math.ceil(seconds / 3_600)} hours.`;
    return `Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`;
  },
};

/** What a person reads about a failed call. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.other;
  // The web server stands for an API that is away.
  return [502, 503, 504].includes(error.status)
    ? errorMessage(error, messages, away)
    : errorMessage(error, messages);
}
