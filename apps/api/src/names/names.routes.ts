import { spellings, spellingsRequest } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { SpellWords } from "./open-speller.ts";

/** Requests of one network: a guess takes some 20 ms of the processor. */
const PER_MINUTE = 60;

interface NamesParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  spell: SpellWords;
}

/** The route that spells names in Devanagari. It stores nothing; a POST, so that no log of addresses has the names. */
export function namesRoutes({ db, vault, clock, spell }: NamesParts) {
  const limit = rateLimit({ db, clock, name: "spelling", perMinute: PER_MINUTE });
  return new Hono<AppEnv>().post(
    "/noauth-api/v1/sankalp/getSpellings",
    documented({
      summary: "Words of names in Devanagari, up to three spellings each, the likeliest first",
      tag: "sankalp",
      results: spellings,
    }),
    validated("json", spellingsRequest),
    async (c) => {
      const wait = await limit(addressIndex(vault, c.var.clientAddress));
      if (wait > 0) throw tooManyRequests(retryAfter(wait));
      return respond(c, { spellings: await spell(c.req.valid("json").words) });
    },
  );
}
