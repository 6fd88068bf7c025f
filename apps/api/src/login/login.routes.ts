import {
  loginTicket,
  otpSent,
  sendOtpRequest,
  signedIn,
  user,
  verifyOtpRequest,
} from "@aradhana/core/contract";
import { Hono } from "hono";
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
import type { MessageChannel } from "../messages/message.ts";
import { attachGuestOrders } from "../orders/attach-guest-orders.ts";
import { sessionIndex, sessionOf } from "../orders/session-id.ts";
import { findPartnerAt } from "../partners/partners.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { bearerOf, maybeSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { endSession, startSession } from "../sessions/sessions.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { isGuessing, type Limits, type RefusedSend } from "./limits.rules.ts";
import { otpBlocked, otpExpired, otpPaused, otpTooMany, otpTooSoon, otpWrong } from "./login.errors.ts";
import { guessesAround, makeChallenge, tryCode } from "./login.queries.ts";
import { issueTicket, redeemTicket } from "./tickets.queries.ts";

interface LoginParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  messages: MessageChannel;
  otpLimits: Limits;
  webOrigins: readonly string[];
}

/** Of one customer in a minute: more than any app opens. */
const TICKETS = 20;

const refusedSends = {
  otp_too_soon: otpTooSoon,
  otp_too_many: otpTooMany,
  otp_blocked: otpBlocked,
  otp_paused: otpPaused,
} as const satisfies Record<RefusedSend, unknown>;

/** Signing in with a one-time code, and out again. */
export function loginRoutes({ db, vault, clock, messages, otpLimits, webOrigins }: LoginParts) {
  const ticketLimit = rateLimit({ db, clock, name: "ticket", perMinute: TICKETS });
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/login/sendOtp",
      documented({
        summary: "Sends a one-time code; the answer is the same for every number",
        tag: "login",
        results: otpSent,
        errorResponses: [otpTooSoon, otpTooMany, otpBlocked, otpPaused],
      }),
      validated("json", sendOtpRequest),
      async (c) => {
        const { dial_code, phone: typed, channel, lang, host_origin } = c.req.valid("json");
        const read = await readPhone({ dial_code, number: typed });
        if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone", read.reason)] });

        const at = c.var.clock();
        const asked = { phone: read.phone, address: c.var.clientAddress, language: lang, at };
        const made = await makeChallenge(db, vault, otpLimits, asked);
        if (!made.ok) throw refusedSends[made.code](retryAfter(made.retryAfter));

        const { id, code, expiresAt } = made.challenge;
        const own = hostOf(webOrigins.find((each) => each === host_origin) ?? webOrigins[0] ?? "");
        // The message names the very site that shows the form, where it is one of a partner.
        const partner = await findPartnerAt(db, host_origin);
        await messages.send({
          to: read.phone.e164,
          channel,
          locale: lang,
          template: "otp",
          params: {
            code,
            minutes: String(otpLimits.lifetime / 60_000),
            ...(partner && host_origin ? { host: hostOf(host_origin), frame: own } : { host: own }),
          },
        });
        return respond(c, {
          otp_id: id,
          resend_at: new Date(at.getTime() + otpLimits.resendAfter).toISOString(),
          expires_at: expiresAt.toISOString(),
          tries_left: otpLimits.tries,
        });
      },
    )
    .post(
      "/noauth-api/v1/login/verifyOtp",
      documented({
        summary: "Exchanges a one-time code for a token; what was ordered as a guest joins the account",
        tag: "login",
        results: signedIn,
        errorResponses: [otpWrong, otpExpired, otpBlocked, otpPaused],
      }),
      validated("json", verifyOtpRequest),
      async (c) => {
        const { otp_id: id, otp: code, session_id } = c.req.valid("json");
        const at = c.var.clock();
        if (isGuessing(await guessesAround(db, id, otpLimits, at), otpLimits))
          throw otpPaused(retryAfter(60));

        const tried = await tryCode(db, vault, otpLimits, { id, code, at });
        if (!tried.ok) throw refusedTry(tried);

        const { country_code: countryCode } = marketOf(c.req.query());
        const { phone, language } = tried;
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
          "Whose token this is; a one-time ticket is changed for a session, whose token comes with the answer",
        tag: "login",
        results: user,
        errorResponses: [unauthorized],
        bearer: true,
      }),
      async (c) => {
        const customer = await maybeSignedIn(c, db);
        if (customer) return respond(c, userOf(vault, customer));
        const ticket = bearerOf(c);
        const brought = ticket && { ticket, browser: sessionOf(c, vault), at: c.var.clock() };
        const redeemed = brought && (await redeemTicket(db, vault, brought));
        if (!redeemed) throw unauthorized();
        return respond(c, { ...userOf(vault, redeemed.customer), token: redeemed.token });
      },
    )
    .post(
      "/api/v1/login/ticket",
      documented({
        summary: "A ticket that signs this customer in once, within a minute: the `token` of a link",
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

type RefusedTry = Exclude<Awaited<ReturnType<typeof tryCode>>, { ok: true }>;

function refusedTry(tried: RefusedTry) {
  if (tried.reason === "expired") return otpExpired();
  if (tried.reason === "exhausted") return otpBlocked(retryAfter(tried.retryAfter));
  const message = "This is not the code that was sent.";
  return otpWrong({
    fieldErrors: [{ field: "otp", code: "wrong", message }],
    details: { tries_left: tried.triesLeft },
  });
}
