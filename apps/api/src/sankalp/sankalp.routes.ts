import { sankalp, sankalpRequest } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { findOwnPart } from "../orders/orders.queries.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { SankalpContent } from "./content.ts";
import { sankalpLocked } from "./sankalp.errors.ts";
import { saveSankalp } from "./sankalp.queries.ts";
import { sankalpView } from "./sankalp-view.ts";

const linkQuery = v.object({ t: v.optional(v.pipe(v.string(), v.maxLength(64))) });
const errorResponses = [unauthorized, orderNotFound, sankalpLocked];

/** The routes that save and submit the names for a ritual. */
export function sankalpRoutes({ db, vault }: { db: Database; vault: Vault }) {
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
    );

  async function saveNames(
    c: Context<AppEnv>,
    token: string | undefined,
    { order_id, item_id: itemId, ...content }: v.InferOutput<typeof sankalpRequest>,
    submit: boolean,
  ) {
    const customer = await maybeSignedIn(c, db);
    if (!customer && !token) throw unauthorized();
    const order = await findOwnPart(db, { orderId: order_id, itemId }, { customer, token });
    if (!order) throw orderNotFound();

    const now = c.var.clock();
    const fieldErrors = await phoneErrors(content);
    const saved = await saveSankalp(db, vault, order.id, { itemId, content, fieldErrors, submit, at: now });
    return sankalpView(db, vault, { order, sankalp: saved, now });
  }
}

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
