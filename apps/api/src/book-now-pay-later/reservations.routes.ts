import { releaseRequest, reservation, reservationQuery, reserveRequest } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { sessionMissing } from "../orders/orders.errors.ts";
import { sessionOf } from "../orders/session-id.ts";
import { problemErrors } from "../quotes/problem-errors.ts";
import { offerNotFound, priceChanged, quoteExpired, quoteNotFound } from "../quotes/quotes.errors.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { reservationView } from "./reservation-view.ts";
import {
  payLaterNotOffered,
  reservationExpired,
  reservationNotFound,
  reservationTooMany,
  reservationWaiting,
} from "./reservations.errors.ts";
import { type FoundReservation, findOwnReservation } from "./reservations.queries.ts";
import { reserve } from "./reserve.ts";
import { expireReservations, releaseReservation } from "./reserve-seat.queries.ts";

const tag = "order";
const metaOf = ({ quote }: FoundReservation) => ({
  currency: quote.currency,
  country_code: quote.requested.countryCode,
});

/** Reserves a seat for ten minutes before payment. */
export function reservationsRoutes(parts: { db: Database; vault: Vault; log: Logger }) {
  const { db, vault } = parts;
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/pooja/reserve",
      documented({
        tag,
        summary:
          "Reserves a seat of a puja for ten minutes. A repeated request updates the quote and keeps the expiry time",
        status: 201,
        results: reservation,
        errorResponses: [
          ...[sessionMissing, quoteNotFound, quoteExpired, offerNotFound, priceChanged],
          ...[payLaterNotOffered, reservationWaiting, reservationTooMany, reservationExpired],
          ...Object.values(problemErrors),
        ],
      }),
      validated("json", reserveRequest),
      async (c) => {
        const { quote_id: quoteId, lang } = c.req.valid("json");
        const at = c.var.clock();
        const { session, customerId } = await holderOf(c);
        const holder = session ?? customerId;
        if (!holder) throw sessionMissing();
        const requestedBy = addressIndex(vault, c.var.clientAddress);

        await expireReservations(parts, at, { holder });
        const reserved = await reserve(db, { quoteId, holder, customerId, requestedBy, at, lang });
        return respond(c, reservationView(reserved, lang, at), metaOf(reserved), 201);
      },
    )
    .get(
      "/noauth-api/v1/pooja/reservationById",
      documented({
        tag,
        summary: "A reservation and its state, by the server's clock",
        results: reservation,
        errorResponses: [reservationNotFound],
      }),
      validated("query", reservationQuery),
      async (c) => {
        const { reservation_id: id, lang } = c.req.valid("query");
        const found = await findOwn(c, id);
        return respond(c, reservationView(found, lang, c.var.clock()), metaOf(found));
      },
    )
    .post(
      "/noauth-api/v1/pooja/release",
      documented({
        tag,
        summary: "Releases a reservation before it expires. A reservation that became an order is unaffected",
        results: reservation,
        errorResponses: [reservationNotFound],
      }),
      validated("json", releaseRequest),
      async (c) => {
        const { reservation_id: id, lang } = c.req.valid("json");
        const at = c.var.clock();
        await findOwn(c, id);
        await releaseReservation(db, id, at);
        const found = await findOwn(c, id);
        return respond(c, reservationView(found, lang, at), metaOf(found));
      },
    );

  async function holderOf(c: Context<AppEnv>) {
    const customer = await maybeSignedIn(c, db);
    return { session: sessionOf(c, vault), customerId: customer?.id };
  }

  async function findOwn(c: Context<AppEnv>, id: string) {
    const found = await findOwnReservation(db, id, await holderOf(c));
    if (!found) throw reservationNotFound();
    return found;
  }
}
