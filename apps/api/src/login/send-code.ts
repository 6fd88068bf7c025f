import type { OtpSent, sendOtpRequest } from "@aradhana/core/contract";
import type { Context } from "hono";
import type { Logger } from "pino";
import type * as v from "valibot";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Message, MessageChannel } from "../messages/message.ts";
import { findPartnerByOrigin } from "../partners/partners.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { browserOf } from "./known-devices.queries.ts";
import type { Limits, SendErrorCode } from "./limits.rules.ts";
import { otpBlocked, otpPaused, otpTooMany, otpTooSoon, otpUnavailable } from "./login.errors.ts";
import { createChallenge, discardChallenge, type OpenChallenge } from "./login.queries.ts";
import type { Audience } from "./login.table.ts";

export interface CodeParts {
  db: Database;
  vault: Vault;
  messages: MessageChannel;
  log: Logger;
  otpLimits: Limits;
  webOrigins: readonly string[];
}

const sendErrors = {
  otp_too_soon: otpTooSoon,
  otp_too_many: otpTooMany,
  otp_blocked: otpBlocked,
  otp_paused: otpPaused,
} as const satisfies Record<SendErrorCode, unknown>;

/** The errors of `sendCode`. */
export const sendCodeErrors = [otpTooSoon, otpTooMany, otpBlocked, otpPaused, otpUnavailable];

/** Sends a one-time code to a number. Known and unknown numbers are treated alike. */
export async function sendCode(
  c: Context<AppEnv>,
  { db, vault, messages, log, otpLimits, webOrigins }: CodeParts,
  audience: Audience,
  { dial_code, phone: typed, channel, lang, host_origin }: v.InferOutput<typeof sendOtpRequest>,
): Promise<OtpSent> {
  const read = await readPhone({ dial_code, number: typed });
  if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone", read.reason)] });

  const recipient = { to: read.phone.e164, channel, template: "otp", locale: lang } as const;
  if (messages.canReach?.(recipient) === false) throw otpUnavailable();

  const at = c.var.clock();
  const request = {
    ...{ audience, phone: read.phone, address: c.var.clientAddress, language: lang, at },
    browser: browserOf(c, vault),
  };
  const created = await createChallenge(db, vault, otpLimits, request);
  if (!created.ok) {
    const { headers, details } = retryAfter(Math.ceil((created.until.getTime() - at.getTime()) / 1000));
    const sent = created.open && sentOf(created.open, otpLimits);
    throw sendErrors[created.code]({ headers, details: { ...details, ...(sent && { sent }) } });
  }

  const { code } = created.challenge;
  const ownHost = hostOf(webOrigins.find((each) => each === host_origin) ?? webOrigins[0] ?? "");
  // WebOTP needs the host of the page that shows the form, which may be a partner's.
  const partner = await findPartnerByOrigin(db, host_origin);
  const message: Message = {
    ...recipient,
    params: {
      code,
      minutes: String(otpLimits.lifetime / 60_000),
      ...(partner && host_origin ? { host: hostOf(host_origin), frame: ownHost } : { host: ownHost }),
    },
  };
  await messages.send(message).catch(async (error: unknown) => {
    log.warn({ err: error }, "an OTP could not be sent");
    await discardChallenge(db, created.challenge);
    throw otpUnavailable();
  });
  return sentOf(created.challenge, otpLimits);
}

const hostOf = (origin: string) => URL.parse(origin)?.hostname ?? "";

/** What the client needs to ask for this code. */
const sentOf = ({ id, resendAt, expiresAt, tries }: OpenChallenge, limits: Limits): OtpSent => ({
  otp_id: id,
  resend_at: resendAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  tries_left: limits.tries - tries,
});
