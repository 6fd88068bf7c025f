import {
  bookingRequest,
  presenceRequest,
  reviewSessionRequest,
  session,
  sessionQuery,
  shareChartRequest,
  sharedChart,
} from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { invalidInput, tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { birthErrors } from "../reports/kundali/birth.rules.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { findOwnBooking } from "./bookings.queries.ts";
import { bookingNotFound, nothingShared, sessionClosed } from "./consultations.errors.ts";
import { bookings } from "./consultations.table.ts";
import { endSession, joinSession, reportPresence } from "./session.queries.ts";
import { sessionView } from "./session-view.ts";
import { setSharedBirth, sharedChartOf } from "./shared-chart.ts";

interface SessionRouteParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Called when there is work for the jobs. */
  wake: () => void;
}

/** What a customer does in the session of a booking. */
export function sessionRoutes(parts: SessionRouteParts) {
  const { db, vault, clock, wake } = parts;
  // A tab reports twelve times a minute, and a customer may have several tabs.
  const limit = rateLimit({ db, clock, name: "consultation/session", perMinute: 120 });
  const described = (summary: string, ...errorResponses: (typeof sessionClosed)[]) =>
    documented({
      ...{ tag: "consultation", bearer: true, results: session, summary },
      errorResponses: [unauthorized, bookingNotFound, ...errorResponses],
    });

  return new Hono<AppEnv>()
    .get(
      "/session",
      described("A session: presence of both sides, meter and cost"),
      validated("query", sessionQuery),
      async (c) => {
        const { booking_id: id, lang } = c.req.valid("query");
        return send(c, id, lang);
      },
    )
    .post(
      "/join",
      described("Joins a session; the clock starts when both sides are present", sessionClosed),
      validated("json", bookingRequest),
      async (c) => {
        const { booking_id: id, lang } = c.req.valid("json");
        await own(c, id);
        await joinSession(parts, id, { side: "customer", at: c.var.clock() });
        return send(c, id, lang);
      },
    )
    .post(
      "/presence",
      described("Reports the customer's presence; without it the clock stops"),
      validated("json", presenceRequest),
      async (c) => {
        const { booking_id: id, lang, speaking: isSpeaking } = c.req.valid("json");
        await own(c, id);
        await reportPresence(parts, id, { side: "customer", at: c.var.clock(), isSpeaking });
        return send(c, id, lang);
      },
    )
    .post(
      "/end",
      described("Ends a session and refunds the unused time"),
      validated("json", bookingRequest),
      async (c) => {
        const { booking_id: id, lang } = c.req.valid("json");
        await own(c, id);
        await endSession(parts, id, { side: "customer", at: c.var.clock() });
        wake();
        return send(c, id, lang);
      },
    )
    .post(
      "/review",
      described("Rates a session that has ended; the last rating counts", sessionClosed),
      validated("json", reviewSessionRequest),
      async (c) => {
        const { booking_id: id, lang, stars } = c.req.valid("json");
        const { booking } = await own(c, id);
        if (booking.state !== "ended") throw sessionClosed();
        await db.update(bookings).set({ stars, reviewedAt: c.var.clock() }).where(eq(bookings.id, id));
        return send(c, id, lang);
      },
    )
    .post(
      "/shareChart",
      described("Shares a chart with the astrologer of this booking only; `birth: null` stops sharing"),
      validated("json", shareChartRequest),
      async (c) => {
        const { booking_id: id, lang, birth } = c.req.valid("json");
        await own(c, id);
        const fieldErrors = birth ? birthErrors(birth, c.var.clock()) : [];
        if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
        await setSharedBirth(db, vault, id, birth);
        return send(c, id, lang);
      },
    )
    .get(
      "/chart",
      documented({
        ...{ tag: "consultation", bearer: true, results: sharedChart },
        summary: "The chart that the customer shares with the astrologer",
        errorResponses: [unauthorized, bookingNotFound, nothingShared],
      }),
      validated("query", sessionQuery),
      async (c) => {
        const { booking_id: id, lang } = c.req.valid("query");
        const chart = sharedChartOf(vault, (await own(c, id)).booking, c.var.clock(), lang);
        if (!chart) throw nothingShared();
        return respond(c, chart);
      },
    );

  async function own(c: Context<AppEnv>, id: string) {
    const { id: customerId } = await signedInCustomer(c, db);
    const wait = await limit(customerId);
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    return read(id, customerId);
  }

  async function read(id: string, customerId: string) {
    const found = await findOwnBooking(db, id, customerId);
    if (!found) throw bookingNotFound();
    return found;
  }

  async function send(c: Context<AppEnv>, id: string, language: Language) {
    const { id: customerId } = await signedInCustomer(c, db);
    const stored = await read(id, customerId);
    return respond(c, await sessionView(db, vault, stored, { now: c.var.clock(), language }));
  }
}
