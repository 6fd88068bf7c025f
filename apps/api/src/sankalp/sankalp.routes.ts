import {
  correctionRequest,
  devotee,
  type FieldError,
  sankalp,
  sankalpRequest,
} from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import type { SpellWords } from "../names/open-speller.ts";
import { spellNames } from "../names/spell-names.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findOwnPart } from "../orders/orders.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { ticketNotFound } from "../tickets/tickets.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { SankalpContent } from "./content.ts";
import { requestCorrection } from "./request-correction.ts";
import { correctionNotPossible, sankalpLocked } from "./sankalp.errors.ts";
import { saveSankalp } from "./sankalp.queries.ts";
import { sankalpView } from "./sankalp-view.ts";

interface SankalpParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  spell: SpellWords;
}

const linkQuery = v.object({ t: v.optional(v.pipe(v.string(), v.maxLength(64))) });
const errorResponses = [unauthorized, orderNotFound, sankalpLocked];

/** The routes that save and submit the names for a ritual, and ask for their correction. */
export function sankalpRoutes({ db, vault, clock, spell }: SankalpParts) {
  const limit = rateLimit({ db, clock, name: "sankalp/correct", perMinute: 5 });
  return new Hono<AppEnv>()
    .post(
      "/api/v1/sankalp/save",
      documented({
        summary: "Saves the names as a draft",
        tag: "sankalp",
        results: sankalp,
        errorResponses,
        bearer: true,
      }),
      validated("query", linkQuery),
      validated("json", sankalpRequest),
      async (c) => respond(c, await saveNames(c, c.req.valid("query").t, c.req.valid("json"), false)),
    )
    .post(
      "/api/v1/sankalp/submit",
      documented({
        summary: "Submits the names; they can be changed until the sankalp is closed",
        tag: "sankalp",
        results: sankalp,
        errorResponses,
        bearer: true,
      }),
      validated("query", linkQuery),
      validated("json", sankalpRequest),
      async (c) => respond(c, await saveNames(c, c.req.valid("query").t, c.req.valid("json"), true)),
    )
    .post(
      "/api/v1/sankalp/correct",
      documented({
        summary:
          "Asks to correct names that can no longer be changed: opens a ticket, once for each `request_id`",
        tag: "sankalp",
        results: sankalp,
        errorResponses: [unauthorized, orderNotFound, correctionNotPossible, ticketNotFound],
        bearer: true,
      }),
      validated("query", linkQuery),
      validated("json", correctionRequest),
      async (c) => {
        const { order_id: orderId, item_id: itemId, ...written } = c.req.valid("json");
        const order = await findOwn(c, { orderId, itemId, token: c.req.valid("query").t });
        const wait = await limit(order.id);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
        const now = c.var.clock();
        const found = await requestCorrection(db, vault, order, { ...written, at: now });
        return respond(c, await sankalpView(db, vault, { order, sankalp: found, now }));
      },
    );

  async function findOwn(
    c: Context<AppEnv>,
    { token, ...requested }: { orderId: string; itemId: string | undefined; token: string | undefined },
  ) {
    const customer = await maybeSignedIn(c, db);
    if (!customer && !token) throw unauthorized();
    const order = await findOwnPart(db, requested, { customer, token });
    if (!order) throw orderNotFound();
    return order;
  }

  async function saveNames(
    c: Context<AppEnv>,
    token: string | undefined,
    { order_id, item_id: itemId, ...written }: v.InferOutput<typeof sankalpRequest>,
    submit: boolean,
  ) {
    const order = await findOwn(c, { orderId: order_id, itemId, token });
    const now = c.var.clock();
    const content = { ...written, devotees: await spellNames(written.devotees, spell) };
    const fieldErrors = [...spellingErrors(content), ...(await phoneErrors(content))];
    const saved = await saveSankalp(db, vault, order.id, { itemId, content, fieldErrors, submit, at: now });
    return sankalpView(db, vault, { order, sankalp: saved, now });
  }
}

/** A name that neither its owner nor we can write so that the priest reads it. */
const spellingErrors = ({ devotees }: SankalpContent): FieldError[] =>
  devotees.flatMap(({ name_devanagari }, place) =>
    v.is(devotee.entries.name_devanagari, name_devanagari)
      ? []
      : [
          {
            ...{ field: `devotees.${place}.name_devanagari`, code: "devanagari" },
            message: "Write this name in Devanagari.",
          },
        ],
  );

async function phoneErrors(content: SankalpContent) {
  const fields = ["video_phone", "call_phone"] as const;
  const checks = await Promise.all(
    fields.map(async (field) => {
      const phone = content[field];
      const parsed = phone && (await readPhone(phone));
      return parsed && !parsed.ok ? [phoneFieldError(`${field}.number`, parsed.reason)] : [];
    }),
  );
  return checks.flat();
}
