import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { applyPayment } from "./apply-payment.ts";
import { findGateway, type Gateways } from "./payment-gateway.ts";
import { badSignature, gatewayUnknown } from "./payments.errors.ts";
import { askGateway } from "./reconcile.ts";

/** Where gateways tell us what happened. Whatever we have seen before is answered with 200 as well. */
export const webhookRoutes = ({ db, gateways }: { db: Database; gateways: Gateways }) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/payment/webhook/:gateway",
    documented({
      tag: "payment",
      summary: "An event of a payment gateway, signed over its very bytes",
      results: v.object({ received: v.number() }),
      errorResponses: [gatewayUnknown, badSignature],
    }),
    async (c) => {
      const gateway = findGateway(gateways, c.req.param("gateway"));
      if (!gateway) throw gatewayUnknown();
      const raw = new Uint8Array(await c.req.arrayBuffer());
      const at = c.var.clock();
      const read = gateway.verifyWebhook(raw, c.req.raw.headers, at);
      if (!read.ok) throw badSignature();

      for (const event of read.events) {
        // Where the signature does not cover the amount, only the gateway's own answer counts.
        if (read.authoritative) await applyPayment(db, gateway.id, event, at);
        else await askGateway(db, gateway, event.gatewayOrderId, at);
      }
      return answer(c, { received: read.events.length });
    },
  );
