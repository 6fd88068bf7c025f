import { notifyRequest } from "@aradhana/core/contract";
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
import { openingSources } from "../lines/opening-sources.ts";
import { limitedPhone } from "../phone/limited-phone.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { storeAlert } from "./notify.queries.ts";

const DAY_SECONDS = 24 * 60 * 60;

interface NotifyParts {
  db: Database;
  vault: Vault;
  clock: Clock;
}

/** The route to request a notification when booking opens, a product is back in stock or an astrologer has a free time. */
export function notifyRoutes({ db, vault, clock }: NotifyParts) {
  const readPhone = limitedPhone({ db, vault, clock, name: "notify" });
  return new Hono<AppEnv>().post(
    "/noauth-api/v1/notify",
    documented({
      summary:
        "Asks for one message when the series of a puja or chadhaava can be booked again, a product is back in stock or an astrologer has a free time; a repeated request changes nothing",
      tag: "catalogue",
      results: v.object({}),
      errorResponses: [offerNotFound],
    }),
    validated("json", notifyRequest),
    async (c) => {
      const { item_type: itemType, item_id, phone: typed, channel, lang } = c.req.valid("json");
      const { e164 } = await readPhone(typed, c.var.clientAddress);
      const seriesSlug = await openingSources[itemType].findSlug(db, item_id);
      if (seriesSlug === undefined) throw offerNotFound();
      const alert = { itemType, seriesSlug, channel, e164, language: lang, at: c.var.clock() };
      if (!(await storeAlert(db, vault, alert))) throw tooManyRequests(retryAfter(DAY_SECONDS));
      return respond(c, {});
    },
  );
}
