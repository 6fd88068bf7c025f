import type { ErrorCode } from "@aradhana/core/contract";

/** Errors of pictures, gateways, probes and other callers, which no screen shows. */
export const unreported = [
  "media.not_found",
  "media.range",
  "gateway_unknown",
  "bad_signature",
  "not_ready",
  "partner.not_found",
  "partner_key_wrong",
] as const satisfies readonly ErrorCode[];

/** Errors of conversations, whose messages are among the texts of the chat. */
export const chatCodes = [
  "chat.not_found",
  "chat.ended",
  "chat.blocked",
  "chat.no_astrologer",
  "chat.attachment_rejected",
  "chat.streams_too_many",
] as const satisfies readonly ErrorCode[];

/** The error codes that a visitor may see: those of the API, and network errors. */
export type ReportedCode = Exclude<ErrorCode, (typeof unreported | typeof chatCodes)[number]> | "network";
