import {
  loginTicket,
  type OtpSent,
  otpSent,
  sendOtpRequest,
  signedIn,
  user,
  verifyOtpRequest,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import { findOrCreateCustomer, userOf } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { invalidInput, tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { marketOf } from "../http/meta.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import type { Message, MessageChannel } from "../messages/message.ts";
import { attachGuestOrders } from "../orders/attach-guest-orders.ts";
import { sessionIndex, sessionOf } from "../orders/session-id.ts";
import { findPartnerByOrigin } from "../partners/partners.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { bearerOf, maybeSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { endSession, startSession } from "../sessions/sessions.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { isGuessing, type Limits, type SendErrorCode } from "./limits.rules.ts";
import {
  otpBlocked,
  otpExpired,
  otpPaused,
  otpTooMany,
  otpTooSoon,
  otpUnavailable,
  otpWrong,
} from "./login.errors.ts";
import {
  countGuesses,
  createChallenge,
  discardChallenge,
  type OpenChallenge,
  tryCode,
} from "./login.queries.ts";
import { issueTicket, redeemTicket } from "./tickets.queries.ts";

interface LoginParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  messages: MessageChannel;
  log: Logger;
  otpLimits: Limits;
  webOrigins: readonly string[];
}

/** For one customer; more than any app needs. */
const TICKETS_PER_MINUTE = 20;

const sendErrors = {
  otp_too_soon: otpTooSoon,
  otp_too_many: otpTooMany,
  otp_blocked: otpBlocked,
  otp_paused: otpPaused,
} as const satisfies Record<SendErrorCode, unknown>;

/** The routes to sign in with a one-time code or a ticket, and to sign out. */
export function loginRoutes({ db, vault, clock, messages, log, otpLimits, webOrigins }: LoginParts) {
  const ticketLimit = rateLimit({ db, clock, name: "ticket", perMinute: TICKETS_PER_MINUTE });
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/login/sendOtp",
      documented({
        summary: "Sends a one-time code; the response is the same for every number",
        tag: "login",
        results: otpSent,
        errorResponses: [otpTooSoon, otpTooMany, otpBlocked, otpPaused, otpUnavailable],
      }),
      validated("json", sendOtpRequest),
      async (c) => {
        const { dial_code, phone: typed, channel, lang, host_origin } = c.req.valid("json");
        const read = await readPhone({ dial_code, number: typed });
        if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone", read.reason)] });

        const recipient = { to: read.phone.e164, channel, template: "otp", locale: lang } as const;
        if (messages.canReach?.(recipient) === false) throw otpUnavailable();

        const at = c.var.clock();
        const request = {
          ...{ phone: read.phone, address: c.var.clientAddress, language: lang, at },
          sessionIndex: sessionOf(c, vault),
        };
        const created = await createChallenge(db, vault, otpLimits, request);
        if (!created.ok) {
          const { headers, details } = retryAfter(created.retryAfter);
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
        return respond(c, sentOf(created.challenge, otpLimits));
      },
    )
    .post(
      "/noauth-api/v1/login/verifyOtp",
      documented({
        summary: "Exchanges a one-time code for a token; guest orders are added to the account",
        tag: "login",
        results: signedIn,
        errorResponses: [otpWrong, otpExpired, otpBlocked, otpPaused],
      }),
      validated("json", verifyOtpRequest),
      async (c) => {
        const { otp_id: id, otp: code, session_id } = c.req.valid("json");
        const at = c.var.clock();
        if (isGuessing(await countGuesses(db, id, otpLimits, at), otpLimits)) throw otpPaused(retryAfter(60));

        const result = await tryCode(db, vault, otpLimits, { id, code, at });
        if (!result.ok) throw tryError(result);

        const { country_code: countryCode } = marketOf(c.req.query());
        const { phone, language } = result;
        const signed = await db.transaction(async (tx) => {
          const { customer, isNew } = await findOrCreateCustomer(tx, vault, {
            phone,
            language,
            countryCode,
            at,
          });
          await attachGuestOrders(tx, customer, sessionIndex(vault, session_id));
          return { customer, isNew, token: await startSession(tx, customer.id, at) };
        });
        return respond(c, {
          token: signed.token,
          user: userOf(vault, signed.customer),
          is_new: signed.isNew,
        });
      },
    )
    .get(
      "/api/v1/login/getUser",
      documented({
        summary:
          "The owner of the token; a one-time ticket is exchanged for a session, whose token is in the response",
        tag: "login",
        results: user,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        const customer = await maybeSignedIn(c, db);
        if (customer) return respond(c, userOf(vault, customer));
        const ticket = bearerOf(c);
        const request = ticket && { ticket, browser: sessionOf(c, vault), at: c.var.clock() };
        const redeemed = request && (await redeemTicket(db, vault, request));
        if (!redeemed) throw unauthorized();
        return respond(c, { ...userOf(vault, redeemed.customer), token: redeemed.token });
      },
    )
    .post(
      "/api/v1/login/ticket",
      documented({
        summary: "Creates a ticket that signs this customer in once within a minute: the `token` of a link",
        tag: "login",
        status: 201,
        results: loginTicket,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const wait = await ticketLimit(customer.id);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
        const { ticket, expiresAt } = await issueTicket(db, customer.id, c.var.clock());
        return respond(c, { ticket, expires_at: expiresAt.toISOString() }, {}, 201);
      },
    )
    .post(
      "/api/v1/login/logout",
      documented({
        summary: "Ends the session of this token",
        tag: "login",
        results: v.object({}),
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        await signedInCustomer(c, db);
        await endSession(db, bearerOf(c) ?? "");
        return respond(c, {});
      },
    );
}

const hostOf = (origin: string) => URL.parse(origin)?.hostname ?? "";

/** What the client needs to ask for this code. */
const sentOf = ({ id, createdAt, expiresAt, tries }: OpenChallenge, limits: Limits): OtpSent => ({
  otp_id: id,
  resend_at: new Date(createdAt.getTime() + limits.resendAfter).toISOString(),
  expires_at: expiresAt.toISOString(),
  tries_left: limits.tries - tries,
});

type FailedTry = Exclude<Awaited<ReturnType<typeof tryCode>>, { ok: true }>;

function tryError(result: FailedTry) {
  if (result.reason === "expired") return otpExpired();
  if (result.reason === "exhausted") return otpBlocked(retryAfter(result.retryAfter));
  const message = "This is not the code that was sent.";
  return otpWrong({
    fieldErrors: [{ field: "otp", code: "wrong", message }],
    details: { tries_left: result.triesLeft },
  });
}
