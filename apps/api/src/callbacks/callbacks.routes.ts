import { callbackRequest } from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { limitedPhone } from "../phone/limited-phone.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { findVipTitle, storeCallback } from "./callbacks.queries.ts";

interface CallbackParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Called when there are messages to send. */
  wake: () => void;
}

/** The route to request a call about a VIP puja. */
export function callbackRoutes({ db, vault, clock, wake }: CallbackParts) {
  const readPhone = limitedPhone({ db, vault, clock, name: "callback" });
  return new Hono<AppEnv>().post(
    "/noauth-api/v1/pooja/requestCallback",
    documented({
      summary: "Asks customer care for a call about a VIP puja; a repeated request changes nothing",
      tag: "catalogue",
      results: v.object({}),
      errorResponses: [offerNotFound],
    }),
    validated("json", callbackRequest),
    async (c) => {
      const { pooja_id: poojaId, name, phone, preferred_time: time, lang: language } = c.req.valid("json");
      const { e164 } = await readPhone(phone, c.var.clientAddress);
      if (poojaId !== null && !(await findVipTitle(db, poojaId))) throw offerNotFound();
      const callback = { poojaId, details: { name, e164, time, language }, at: c.var.clock() };
      const wait = await storeCallback(db, vault, callback);
      if (wait > 0) throw tooManyRequests(retryAfter(wait));
      wake();
      return respond(c, {});
    },
  );
}
