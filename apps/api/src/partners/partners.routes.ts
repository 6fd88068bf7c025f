import {
  orderByTempIdQuery,
  type PartnerConfig,
  partnerConfig,
  partnerConfigQuery,
  partnerList,
  partnerOrder,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import { opens } from "./partner-keys.ts";
import { partnerKeyWrong, partnerNotFound } from "./partners.errors.ts";
import { findPartner, findPartnerOrder, readPartners, type StoredPartner } from "./partners.queries.ts";

interface PartnerParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  sendCached: SendCached;
  /** Whether play money is taken. */
  sandboxGateway: boolean;
}

/** A partner's server may ask this often in a minute, and a network may guess this often. */
const CALLS = 600;
const GUESSES = 20;
const tag = "partner";
const partnerHeader = v.object({ "x-partner-key": v.optional(v.string()) });

/** What partners may know: what anybody may of them, and how the orders of their own customers stand. */
export function partnersRoutes(parts: PartnerParts) {
  const { db, vault, clock, sendCached, sandboxGateway } = parts;
  const calls = rateLimit({ db, clock, name: "partner", perMinute: CALLS });
  const guesses = rateLimit({ db, clock, name: "partner-key", perMinute: GUESSES });

  return new Hono<AppEnv>()
    .get(
      "/getConfig",
      documented({
        tag,
        summary: "What anybody may know of a partner: its origins, theme and widgets",
        results: partnerConfig,
        errorResponses: [partnerNotFound],
      }),
      validated("query", partnerConfigQuery),
      (c) => {
        const query = c.req.valid("query");
        return sendCached(c, query, async () => {
          const partner = await findPartner(db, query.partner_id);
          if (!partner) throw partnerNotFound();
          return { results: toConfig(partner, sandboxGateway) };
        });
      },
    )
    .get(
      "/getPartners",
      documented({
        tag,
        summary: "Every partner with what anybody may know of it: who may frame the widgets",
        results: partnerList,
      }),
      (c) =>
        sendCached(c, {}, async () => {
          const all = await readPartners(db);
          return { results: { partners: all.map((partner) => toConfig(partner, sandboxGateway)) } };
        }),
    )
    .get(
      "/orderByTempId",
      documented({
        tag,
        summary:
          "How an order of the partner's own customer stands; from server to server, with `X-Partner-Key`",
        results: partnerOrder,
        errorResponses: [partnerKeyWrong, orderNotFound],
      }),
      validated("query", orderByTempIdQuery),
      validated("header", partnerHeader),
      async (c) => {
        const { partner_id: partnerId, temp_order_id: tempOrderId } = c.req.valid("query");
        const partner = await findPartner(db, partnerId);
        const isRight = opens(partner?.keyHash, c.req.valid("header")["x-partner-key"]);
        // A network that has guessed enough gets no answer to a right key either: else it could go on guessing.
        const pause = await guesses(addressIndex(vault, c.var.clientAddress), isRight ? 0 : 1);
        if (pause > 0) throw tooManyRequests(retryAfter(pause));
        if (!isRight) throw partnerKeyWrong();
        const wait = await calls(partnerId);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));

        const order = await findPartnerOrder(db, partnerId, tempOrderId);
        if (!order) throw orderNotFound();
        const payment = await findCurrentPayment(db, order.id);
        return respond(
          c,
          {
            order_id: order.id,
            number: order.number,
            temp_order_id: tempOrderId,
            type: order.item.kind,
            state: order.state,
            payment_state: payment?.state ?? null,
            title: order.item.title.en,
            grand: { amount: order.grand, currency: order.currency },
            starts_at: order.fulfilment.startsAt.toISOString(),
            created_at: order.createdAt.toISOString(),
          },
          { currency: order.currency, country_code: order.countryCode },
        );
      },
    );
}

/** What anybody may know of a partner. Where play money is taken, every partner is a test. */
const toConfig = (partner: StoredPartner, sandboxGateway: boolean): PartnerConfig => ({
  partner_id: partner.id,
  domain: partner.origins[0] ?? "",
  origins: partner.origins,
  redirect_url: partner.redirectUrl,
  theme: partner.theme,
  allowed_widgets: partner.allowedWidgets,
  mode: sandboxGateway ? "test" : partner.mode,
});
