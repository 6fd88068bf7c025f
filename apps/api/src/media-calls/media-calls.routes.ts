import { mediaCall, openCallRequest, sendSignalRequest, signalsQuery } from "@aradhana/core/media-call";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { streamsTooMany } from "../chat/chat.errors.ts";
import { countStreams } from "../chat/count-streams.ts";
import type { Clock } from "../clock.ts";
import { findOwnBooking } from "../consultations/bookings.queries.ts";
import { bookingNotFound, sessionClosed } from "../consultations/consultations.errors.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { isStillSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { addSignal, openCall } from "./call-signals.queries.ts";
import { type IceConfig, iceServersFor } from "./ice-servers.ts";
import { callElsewhere, signalsTooMany } from "./media-calls.errors.ts";
import { type MediaCallParts, streamSignals } from "./stream-signals.ts";

const tag = "consultation";
const common = [unauthorized, bookingNotFound];

/** The voice or video call of a customer's session: what the two browsers tell each other to connect. */
export function mediaCallRoutes(parts: MediaCallParts & { clock: Clock; ice: IceConfig }) {
  const { db, vault, signals, clock, ice } = parts;
  const limit = rateLimit({ db, clock, name: "consultation/call", perMinute: 120 });
  const streams = countStreams();

  return new Hono<AppEnv>()
    .post(
      "/call",
      documented({
        ...{ tag, bearer: true, results: mediaCall },
        summary: "Opens the call of a live session in this window, and returns the servers for it",
        errorResponses: [...common, sessionClosed],
      }),
      validated("json", openCallRequest),
      async (c) => {
        const { booking_id: bookingId, tab } = c.req.valid("json");
        await own(c, bookingId);
        await openCall(db, { bookingId, side: "customer", tab }, c.var.clock());
        signals.wake(bookingId);
        return respond(c, { ice_servers: iceServersFor(ice, c.var.clock()) });
      },
    )
    .post(
      "/signal",
      documented({
        ...{ tag, bearer: true, results: v.object({}) },
        summary:
          "Sends a signal to the other side of the call; it is stored encrypted until the session ends",
        errorResponses: [...common, sessionClosed, callElsewhere, signalsTooMany],
      }),
      validated("json", sendSignalRequest),
      async (c) => {
        const { booking_id: bookingId, tab, signal } = c.req.valid("json");
        await own(c, bookingId);
        await addSignal(db, vault, { bookingId, side: "customer", tab }, { signal, at: c.var.clock() });
        signals.wake(bookingId);
        return respond(c, {});
      },
    )
    .get(
      "/signals",
      documented({
        ...{ tag, bearer: true, type: "text/event-stream" },
        summary: "The signals of the other side after `after`, once and in order, as server-sent events",
        errorResponses: [...common, streamsTooMany],
      }),
      validated("query", signalsQuery),
      async (c) => {
        const { booking_id: bookingId, tab, after = 0 } = c.req.valid("query");
        const personId = await own(c, bookingId);
        if (!streams.add(personId)) throw streamsTooMany();
        return streamSignals(c, parts, {
          ...{ bookingId, side: "customer", tab, after, personId },
          isSignedIn: () => isStillSignedIn(c, db, personId),
          onEnd: () => streams.remove(personId),
        });
      },
    );

  /** The id of the customer whose booking it is. */
  async function own(c: Context<AppEnv>, bookingId: string): Promise<string> {
    const { id } = await signedInCustomer(c, db);
    const wait = await limit(id);
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    if (!(await findOwnBooking(db, bookingId, id))) throw bookingNotFound();
    return id;
  }
}
