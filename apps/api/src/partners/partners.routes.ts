import {
  orderByTempIdQuery,
  type PartnerConfig,
  type PartnerOrder,
  partnerConfig,
  partnerConfigQuery,
  partnerList,
  partnerOrder,
} from "@aradhana/core/contract";
import { partnerIds, partnerThemes } from "@aradhana/core/partner";
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
import { isKeyValid } from "./partner-keys.ts";
import { partnerOrderView } from "./partner-order-view.ts";
import { partnerKeyWrong, partnerNotFound } from "./partners.errors.ts";
import { findPartner, findPartnerOrder, readPartners, type StoredPartner } from "./partners.queries.ts";

interface PartnerParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  sendCached: SendCached;
  /** Whether payments are made with the sandbox gateway. */
  sandboxGateway: boolean;
}

/** Requests per minute of a partner's server, and wrong keys per minute of a network. */
const CALLS_PER_MINUTE = 600;
const GUESSES_PER_MINUTE = 20;
const tag = "partner";
const partnerHeader = v.object({ "x-partner-key": v.optional(v.string()) });

/** The routes for partners: their public configuration, and the orders of their customers. */
export function partnersRoutes(parts: PartnerParts) {
  const { db, vault, clock, sendCached, sandboxGateway } = parts;
  const calls = rateLimit({ db, clock, name: "partner", perMinute: CALLS_PER_MINUTE });
  const guesses = rateLimit({ db, clock, name: "partner-key", perMinute: GUESSES_PER_MINUTE });

  return new Hono<AppEnv>()
    .get(
      "/getConfig",
      documented({
        tag,
        summary: "The public configuration of a partner: its origins, theme and widgets",
        results: partnerConfig,
        example: exampleConfig,
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
        summary: "The public configuration of all partners: which origins may frame the widgets",
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
        summary: "The state of an order of the partner's customer; server to server, with `X-Partner-Key`",
        partnerKey: true,
        results: partnerOrder,
        example: exampleOrder,
        errorResponses: [partnerKeyWrong, orderNotFound],
      }),
      validated("query", orderByTempIdQuery),
      validated("header", partnerHeader),
      async (c) => {
        const { partner_id: partnerId, temp_order_id: tempOrderId } = c.req.valid("query");
        const partner = await findPartner(db, partnerId);
        const isValid = isKeyValid(partner?.keyHash, c.req.valid("header")["x-partner-key"]);
        // A blocked network is rejected with the right key too: otherwise it could continue guessing.
        const pause = await guesses(addressIndex(vault, c.var.clientAddress), isValid ? 0 : 1);
        if (pause > 0) throw tooManyRequests(retryAfter(pause));
        if (!isValid) throw partnerKeyWrong();
        const wait = await calls(partnerId);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));

        const found = await findPartnerOrder(db, partnerId, tempOrderId);
        if (!found) throw orderNotFound();
        const { order, conflicts } = found;
        const payment = await findCurrentPayment(db, order.id);
        return respond(
          c,
          {
            ...partnerOrderView(order, payment),
            temp_order_id: tempOrderId,
            conflicts: conflicts.map(({ id, number, state }) => ({ order_id: id, number, state })),
          },
          { currency: order.currency, country_code: order.countryCode },
        );
      },
    );
}

const exampleConfig: PartnerConfig = {
  ...{ partner_id: partnerIds.astrology, name: "Tarakini", domain: "https://partner.example" },
  origins: ["https://partner.example", "https://www.partner.example"],
  redirect_url: "https://partner.example/pages/partner-order-status",
  theme: partnerThemes.purple,
  allowed_widgets: ["pujas", "chadhawas"],
  mode: "live",
};

const exampleOrder: PartnerOrder = {
  ...{ order_id: "ord_4f1d9a6c2b8e70351", number: "AR-2026-001187", temp_order_id: "TK-2026.1187" },
  ...{ type: "pooja", state: "paid", payment_state: "success", title: "Rudrabhishek at Kashi Vishwanath" },
  grand: { amount: 110_100, currency: "inr" },
  ...{ starts_at: "2026-11-23T01:30:00.000Z", created_at: "2026-11-20T06:30:00.000Z" },
  conflicts: [],
};

/** The public configuration of a partner. With the sandbox gateway, every partner is in test mode. */
const toConfig = (partner: StoredPartner, sandboxGateway: boolean): PartnerConfig => ({
  partner_id: partner.id,
  name: partner.name,
  domain: partner.origins[0] ?? "",
  origins: partner.origins,
  redirect_url: partner.redirectUrl,
  theme: partner.theme,
  allowed_widgets: partner.allowedWidgets,
  mode: sandboxGateway ? "test" : partner.mode,
});
