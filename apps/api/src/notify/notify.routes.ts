import { notifyRequest } from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { invalidInput, tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import { findSeries, storeAlert } from "./notify.queries.ts";

/** Many subscribers of a mobile provider share one address. */
const PER_NETWORK_AND_MINUTE = 20;
const PER_NUMBER_AND_MINUTE = 5;
const DAY_SECONDS = 24 * 60 * 60;

interface NotifyParts {
  db: Database;
  vault: Vault;
  clock: Clock;
}

/** The route by which a visitor asks to be told when booking opens. */
export function notifyRoutes({ db, vault, clock }: NotifyParts) {
  const networkLimit = rateLimit({ db, clock, name: "notify/network", perMinute: PER_NETWORK_AND_MINUTE });
  const numberLimit = rateLimit({ db, clock, name: "notify/number", perMinute: PER_NUMBER_AND_MINUTE });
  return new Hono<AppEnv>().post(
    "/noauth-api/v1/notify",
    documented({
      summary:
        "Asks for one message when the series of a puja or chadhaava can be booked again; a repeated request changes nothing",
      tag: "catalogue",
      results: v.object({}),
      errorResponses: [offerNotFound],
    }),
    validated("json", notifyRequest),
    async (c) => {
      const { item_type: itemType, item_id, phone: typed, channel, lang } = c.req.valid("json");
      const read = await readPhone(typed);
      if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone.number", read.reason)] });
      const { e164 } = read.phone;

      const wait =
        (await networkLimit(addressIndex(vault, c.var.clientAddress))) ||
        (await numberLimit(phoneIndex(vault, e164)));
      if (wait > 0) throw tooManyRequests(retryAfter(wait));

      const seriesSlug = await findSeries(db, itemType, item_id);
      if (seriesSlug === undefined) throw offerNotFound();
      const alert = { itemType, seriesSlug, channel, e164, language: lang, at: c.var.clock() };
      if (!(await storeAlert(db, vault, alert))) throw tooManyRequests(retryAfter(DAY_SECONDS));
      return respond(c, {});
    },
  );
}
