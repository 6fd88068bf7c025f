import {
  mediaCall,
  staffCallRequest,
  staffSignalRequest,
  staffSignalsQuery,
} from "@aradhana/core/media-call";
import { consultationIdParam } from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { streamsTooMany } from "../../chat/chat.errors.ts";
import { countStreams } from "../../chat/count-streams.ts";
import type { Clock } from "../../clock.ts";
import { bookingNotFound, sessionClosed } from "../../consultations/consultations.errors.ts";
import { tooManyRequests } from "../../errors/common.errors.ts";
import { retryAfter } from "../../errors/retry-after.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { addSignal, openCall } from "../../media-calls/call-signals.queries.ts";
import { type IceConfig, iceServersFor } from "../../media-calls/ice-servers.ts";
import { callElsewhere, signalsTooMany } from "../../media-calls/media-calls.errors.ts";
import { type MediaCallParts, streamSignals } from "../../media-calls/stream-signals.ts";
import { rateLimit } from "../../rate-limit/rate-limit.ts";
import { bearerOf } from "../../sessions/bearer.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly, staffOnlyErrors } from "../login/staff-only.ts";
import { findSignedInStaff } from "../login/staff-sessions.queries.ts";
import { findConsultation } from "./staff-consultations.queries.ts";

/** The voice or video call of a session, at the desk of its astrologer. */
export function staffMediaCallRoutes(parts: MediaCallParts & { clock: Clock; ice: IceConfig }) {
  const { db, vault, signals, clock, ice } = parts;
  const astrologer = staffOnly(db, ["astrologer"]);
  const byId = validated("param", consultationIdParam);
  const limit = rateLimit({ db, clock, name: "staff/call", perMinute: 120 });
  const streams = countStreams();

  return new Hono<AppEnv>()
    .post(
      "/consultation/:id/call",
      staffDocumented({
        summary: "Opens the call of a live session in this window, and returns the servers for it",
        ...{ results: mediaCall, errorResponses: [bookingNotFound, sessionClosed] },
      }),
      astrologer,
      byId,
      validated("json", staffCallRequest),
      async (c) => {
        const { id: bookingId } = c.req.valid("param");
        await own(c, bookingId);
        const { tab } = c.req.valid("json");
        await openCall(db, { bookingId, side: "astrologer", tab }, c.var.clock());
        await logAction(db, c, { action: "consultation.call", subject: bookingId });
        signals.wake(bookingId);
        return respond(c, { ice_servers: iceServersFor(ice, c.var.clock()) });
      },
    )
    .post(
      "/consultation/:id/signal",
      staffDocumented({
        summary: "Sends a signal to the customer's side of the call",
        results: v.object({}),
        errorResponses: [bookingNotFound, sessionClosed, callElsewhere, signalsTooMany],
      }),
      astrologer,
      byId,
      validated("json", staffSignalRequest),
      async (c) => {
        const { id: bookingId } = c.req.valid("param");
        await own(c, bookingId);
        const { tab, signal } = c.req.valid("json");
        await addSignal(db, vault, { bookingId, side: "astrologer", tab }, { signal, at: c.var.clock() });
        signals.wake(bookingId);
        return respond(c, {});
      },
    )
    .get(
      "/consultation/:id/signals",
      documented({
        ...{ tag: "staff", bearer: true, type: "text/event-stream" },
        summary: "The signals of the customer's side after `after`, as server-sent events",
        errorResponses: [...staffOnlyErrors, bookingNotFound, streamsTooMany],
      }),
      astrologer,
      byId,
      validated("query", staffSignalsQuery),
      async (c) => {
        const { id: bookingId } = c.req.valid("param");
        await own(c, bookingId);
        const { tab, after = 0 } = c.req.valid("query");
        const { id: personId } = staffOf(c);
        if (!streams.add(personId)) throw streamsTooMany();
        const token = bearerOf(c) ?? "";
        return streamSignals(c, parts, {
          ...{ bookingId, side: "astrologer", tab, after, personId },
          isSignedIn: async () => (await findSignedInStaff(db, token, c.var.clock()))?.id === personId,
          onEnd: () => streams.remove(personId),
        });
      },
    );

  async function own(c: Context<AppEnv>, id: string): Promise<void> {
    const wait = await limit(staffOf(c).id);
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    if (!(await findConsultation(db, staffOf(c), id))) throw bookingNotFound();
  }
}
