import { mandate, mandateRequest, mandates } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import type { Gateways } from "../payments/payment-gateway.ts";
import { gatewayDown } from "../payments/payments.errors.ts";
import { throwGatewayDown } from "../payments/throw-gateway-down.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { readMandateViews } from "./mandate-view.ts";
import { mandateEnded, mandateNotFound } from "./mandates.errors.ts";
import { listMandates, lockOwnMandate, setMandateState } from "./mandates.queries.ts";
import type { StoredMandate } from "./mandates.table.ts";
import { setGatewayState } from "./set-gateway-state.ts";

interface MandateParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

const tag = "mandate";

const actions = {
  pause: { state: "paused", summary: "Pauses a repeated offering: nothing is charged until it is resumed" },
  resume: { state: "active", summary: "Resumes a paused offering; its next date is announced as usual" },
  cancel: { state: "cancelled", summary: "Ends a repeated offering for good" },
} as const;

/** The routes by which a buyer sees repeated offerings, pauses, resumes and ends them. */
export function mandatesRoutes({ db, gateways, log }: MandateParts) {
  const routes = new Hono<AppEnv>().get(
    "/api/v1/mandate/getMandates",
    documented({
      ...{ tag, summary: "The signed-in customer's repeated offerings", results: mandates },
      ...{ errorResponses: [unauthorized], bearer: true },
    }),
    validated("query", v.pick(mandateRequest, ["lang"])),
    async (c) => {
      const customer = await signedInCustomer(c, db);
      const stored = await listMandates(db, customer.id);
      return respond(c, { mandates: await readMandateViews(db, stored, c.req.valid("query").lang) });
    },
  );
  for (const [action, { state, summary }] of Object.entries(actions)) {
    routes.post(
      `/api/v1/mandate/${action}`,
      documented({
        ...{ tag, summary: `${summary}. Idempotent`, results: mandate },
        ...{ errorResponses: [unauthorized, mandateNotFound, mandateEnded, gatewayDown], bearer: true },
      }),
      validated("json", mandateRequest),
      async (c) => {
        const customer = await signedInCustomer(c, db);
        const { mandate_id, lang } = c.req.valid("json");
        const changed = await change(mandate_id, customer.id, state, c.var.clock());
        const [view] = await readMandateViews(db, [changed], lang);
        if (!view) throw new Error("the changed mandate has no view");
        return respond(c, view);
      },
    );
  }
  return routes;

  /** The shop stops first: if the gateway does not respond, the buyer tries again and nothing is charged meanwhile. */
  async function change(
    id: string,
    customerId: string,
    state: (typeof actions)[keyof typeof actions]["state"],
    at: Date,
  ): Promise<StoredMandate> {
    const stored = await db.transaction(async (tx) => {
      const own = await lockOwnMandate(tx, id, customerId);
      if (!own) throw mandateNotFound();
      const hasEnded = own.state === "cancelled" || own.state === "ended";
      if (hasEnded && state !== "cancelled") throw mandateEnded();
      if (own.state === state || own.state === "ended") return own;
      // A mandate that is resumed is resumed at the gateway first, or its next charge would be declined.
      if (state !== "active") await setMandateState(tx, id, state, at);
      return own;
    });
    if (stored.state === "ended") return stored;
    await setGatewayState(gateways, stored, state).catch(throwGatewayDown(log));
    return db.transaction(async (tx) => {
      const own = await lockOwnMandate(tx, id, customerId);
      if (!own) throw mandateNotFound();
      if (state !== "active" || own.state === state) return own;
      // It was cancelled while the gateway resumed it.
      if (own.state !== "paused") throw mandateEnded();
      await setMandateState(tx, id, state, at);
      return (await lockOwnMandate(tx, id, customerId)) ?? own;
    });
  }
}
