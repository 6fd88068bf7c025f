import { sankalp, sankalpRequest } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findOwnOrder } from "../orders/orders.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { SankalpContent } from "./content.ts";
import { sankalpLocked } from "./sankalp.errors.ts";
import { writeSankalp } from "./sankalp.queries.ts";
import { sankalpView } from "./sankalp-view.ts";

const linkQuery = v.object({ t: v.optional(v.pipe(v.string(), v.maxLength(64))) });
const errorResponses = [unauthorized, orderNotFound, sankalpLocked];

/** The names for the ritual: kept while they are being written, and handed in. */
export function sankalpRoutes({ db, vault }: { db: Database; vault: Vault }) {
  return new Hono<AppEnv>()
    .post(
      "/api/v1/sankalp/save",
      documented({
        summary: "Keeps the names as a draft",
        tag: "sankalp",
        results: sankalp,
        errorResponses,
        bearer: true,
      }),
      validated("query", linkQuery),
      validated("json", sankalpRequest),
      async (c) => respond(c, await write(c, c.req.valid("query").t, c.req.valid("json"), false)),
    )
    .post(
      "/api/v1/sankalp/submit",
      documented({
        summary: "Hands the names in; they can be changed until the sankalp is closed",
        tag: "sankalp",
        results: sankalp,
        errorResponses,
        bearer: true,
      }),
      validated("query", linkQuery),
      validated("json", sankalpRequest),
      async (c) => respond(c, await write(c, c.req.valid("query").t, c.req.valid("json"), true)),
    );

  async function write(
    c: Context<AppEnv>,
    token: string | undefined,
    { order_id, ...content }: v.InferOutput<typeof sankalpRequest>,
    submit: boolean,
  ) {
    const customer = await maybeSignedIn(c, db);
    if (!customer && !token) throw unauthorized();
    const order = await findOwnOrder(db, order_id, { customer, token });
    if (!order) throw orderNotFound();

    const now = c.var.clock();
    const fieldErrors = await wrongPhones(content);
    const written = await writeSankalp(db, vault, order.id, { content, fieldErrors, submit, at: now });
    return sankalpView(db, vault, { order, sankalp: written, now });
  }
}

async function wrongPhones(content: SankalpContent) {
  const fields = ["video_phone", "call_phone"] as const;
  const checks = await Promise.all(
    fields.map(async (field) => {
      const typed = content[field];
      const read = typed && (await readPhone(typed));
      return read && !read.ok ? [phoneFieldError(`${field}.number`, read.reason)] : [];
    }),
  );
  return checks.flat();
}
