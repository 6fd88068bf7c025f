import type { GatewayName } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { applyPayment } from "./apply-payment.ts";
import { findGateway, type GatewayEvent, type Gateways, type WebhookEvent } from "./payment-gateway.ts";
import { badSignature, gatewayUnknown } from "./payments.errors.ts";
import { findGatewayOrder } from "./payments.queries.ts";
import { applyGatewayStatus } from "./reconcile.ts";

interface WebhookParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

/** The webhook of payment gateways. Repeated events also get status 200. */
export const webhookRoutes = ({ db, gateways, log }: WebhookParts) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/payment/webhook/:gateway",
    documented({
      tag: "payment",
      summary: "A signed event of a payment gateway",
      results: v.object({ received: v.number() }),
      errorResponses: [gatewayUnknown, badSignature],
    }),
    async (c) => {
      const gateway = findGateway(gateways, c.req.param("gateway"));
      if (!gateway) throw gatewayUnknown();
      const raw = new Uint8Array(await c.req.arrayBuffer());
      const at = c.var.clock();
      const verified = gateway.verifyWebhook(raw, c.req.raw.headers, at);
      if (!verified.ok) throw badSignature();
      if (verified.isUnreadable) log.error({ gateway: gateway.id }, "a signed webhook cannot be read");

      for (const reported of verified.events) {
        const event = await withGatewayOrder(db, gateway.id, reported);
        // If the signature does not cover the amount, the status must be fetched from the gateway.
        if (verified.authoritative) await applyPayment(db, gateway.id, event, at);
        else await applyGatewayStatus(db, gateway, event.gatewayOrderId, at);
      }
      return respond(c, { received: verified.events.length });
    },
  );

/** The event with its order at the gateway: a refund may name the payment alone. */
async function withGatewayOrder(
  db: Database,
  gateway: GatewayName,
  event: WebhookEvent,
): Promise<GatewayEvent> {
  if (event.gatewayOrderId !== undefined) return event;
  const gatewayOrderId = await findGatewayOrder(db, gateway, event.paymentRef);
  // Unknown: it is queued for a review by what is known of it.
  return { ...event, gatewayOrderId: gatewayOrderId ?? event.paymentRef };
}
