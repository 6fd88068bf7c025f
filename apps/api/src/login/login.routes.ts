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
import { readEarlierName } from "../account/earlier-orders.queries.ts";
import { type ChatSignals, notifyReaders } from "../chat/chat-signals.ts";
import type { Clock } from "../clock.ts";
import { findOrCreateCustomer, updateCustomer, userOf } from "../customers/customers.queries.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { marketOf } from "../http/meta.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { attachGuestOrders } from "../orders/attach-guest-orders.ts";
import { sessionIndex, sessionOf } from "../orders/session-id.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { bearerOf, maybeSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { endSession, startSession } from "../sessions/sessions.queries.ts";
import { rememberDevice } from "./known-devices.queries.ts";
import { type CodeParts, sendCode, sendCodeErrors } from "./send-code.ts";
import { issueTicket, redeemTicket } from "./tickets.queries.ts";
import { useCode, useCodeErrors } from "./use-code.ts";

interface LoginParts extends CodeParts {
  clock: Clock;
  apiOrigin: string;
  /** Closes the message streams of a user who signs out. */
  signals: ChatSignals;
}

/** For one customer; more than any app needs. */
const TICKETS_PER_MINUTE = 20;

/** The routes to sign in with a one-time code or a ticket, and to sign out. */
export function loginRoutes(parts: LoginParts) {
  const { db, vault, clock, signals } = parts;
  const ticketLimit = rateLimit({ db, clock, name: "ticket", perMinute: TICKETS_PER_MINUTE });
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/login/sendOtp",
      documented({
        summary: "Sends a one-time code; the response is the same for every number",
        tag: "login",
        results: otpSent,
        errorResponses: sendCodeErrors,
      }),
      validated("json", sendOtpRequest),
      async (c) => respond(c, await sendCode(c, parts, "customer", c.req.valid("json"))),
    )
    .post(
      "/noauth-api/v1/login/verifyOtp",
      documented({
        summary: "Exchanges a one-time code for a token; guest orders are added to the account",
        tag: "login",
        results: signedIn,
        errorResponses: useCodeErrors,
      }),
      validated("json", verifyOtpRequest),
      async (c) => {
        const { otp_id: id, otp: code, session_id } = c.req.valid("json");
        const at = c.var.clock();
        const { phone, language } = await useCode(c, parts, { audience: "customer", id, code });

        const { country_code: countryCode } = marketOf(c.req.query());
        const signed = await db.transaction(async (tx) => {
          const { customer, isNew } = await findOrCreateCustomer(tx, vault, {
            phone,
            language,
            countryCode,
            at,
          });
          await attachGuestOrders(tx, customer, sessionIndex(vault, session_id));
          await rememberDevice(c, tx, parts, { audience: "customer", phone, at });
          const name = customer.nameSealed === null && (await readEarlierName(tx, vault, customer));
          const named = name ? await updateCustomer(tx, vault, customer, { name }, at) : customer;
          return { customer: named, isNew, token: await startSession(tx, customer.id, at) };
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
        const { id } = await signedInCustomer(c, db);
        await db.transaction(async (tx) => {
          await endSession(tx, bearerOf(c) ?? "");
          await notifyReaders(tx, id);
        });
        signals.wake(id);
        return respond(c, {});
      },
    );
}
