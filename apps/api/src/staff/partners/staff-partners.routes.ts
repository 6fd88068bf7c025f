import { randomBytes, randomUUID } from "node:crypto";
import {
  pageQuery,
  partnerContent,
  partnerIdParam,
  partnerKey,
  partnerWebhookSecret,
  staffPartner,
} from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { newWebhookSecret, sealWebhookSecret } from "../../partner-events/webhook-secret.ts";
import { findPartner, readPartners } from "../../partners/partners.queries.ts";
import { partners } from "../../partners/partners.table.ts";
import { hashToken } from "../../sessions/token.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOnly } from "../login/staff-only.ts";
import { columnsOf, partnerOf } from "./partner-columns.ts";

/** The sites that embed our widgets, for owners. */
export function staffPartnerRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const owners = staffOnly(db, ["owner"]);
  return new Hono<AppEnv>()
    .get(
      "/partner",
      staffDocumented({ summary: "All partners, oldest first", results: v.array(staffPartner) }),
      owners,
      validated("query", pageQuery),
      async (c) => {
        const all = (await readPartners(db)).map(partnerOf);
        const { page, limit } = c.req.valid("query");
        return respond(c, all.slice((page - 1) * limit, page * limit), { page, limit, total: all.length });
      },
    )
    .get(
      "/partner/:id",
      staffDocumented({ summary: "A partner", results: staffPartner }),
      owners,
      validated("param", partnerIdParam),
      async (c) => {
        const partner = await findPartner(db, c.req.valid("param").id);
        if (!partner) throw notFound();
        return respond(c, partnerOf(partner));
      },
    )
    .post(
      "/partner",
      staffDocumented({ summary: "Adds a partner, without a key", status: 201, results: staffPartner }),
      ownersWithPasskey(db),
      validated("json", partnerContent),
      async (c) => {
        const columns = columnsOf(c.req.valid("json"));
        const created = await db.transaction(async (tx) => {
          const [row] = await tx
            .insert(partners)
            .values({ id: randomUUID(), ...columns })
            .returning();
          if (!row) throw new Error("the partner was not returned");
          await logAction(tx, c, { action: "partner.create", subject: row.id, after: columns });
          return row;
        });
        return respond(c, partnerOf(created), {}, 201);
      },
    )
    .put(
      "/partner/:id",
      staffDocumented({
        summary: "Changes a partner; its pages follow within a minute",
        results: staffPartner,
      }),
      ownersWithPasskey(db),
      validated("param", partnerIdParam),
      validated("json", partnerContent),
      async (c) => {
        const { id } = c.req.valid("param");
        const columns = columnsOf(c.req.valid("json"));
        const updated = await db.transaction(async (tx) => {
          const before = await findPartner(tx, id);
          const [row] = await tx.update(partners).set(columns).where(eq(partners.id, id)).returning();
          if (!before || !row) throw notFound();
          const { origins, redirectUrl, mode, webhookUrl } = before;
          await logAction(tx, c, {
            ...{ action: "partner.update", subject: id, before: { origins, redirectUrl, mode, webhookUrl } },
            after: columns,
          });
          return row;
        });
        return respond(c, partnerOf(updated));
      },
    )
    .post(
      "/partner/:id/key",
      staffDocumented({
        summary: "Gives a partner a new key, which is shown here only; the old one ends at once",
        status: 201,
        results: partnerKey,
      }),
      ownersWithPasskey(db),
      validated("param", partnerIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const key = randomBytes(32).toString("base64url");
        await db.transaction(async (tx) => {
          const [row] = await tx
            .update(partners)
            .set({ keyHash: hashToken(key) })
            .where(eq(partners.id, id))
            .returning({ id: partners.id });
          if (!row) throw notFound();
          await logAction(tx, c, { action: "partner.key", subject: id });
        });
        return respond(c, { id, key }, {}, 201);
      },
    )
    .post(
      "/partner/:id/webhookSecret",
      staffDocumented({
        summary:
          "Gives a partner's webhooks a new secret, which is shown here only; the old one ends at once",
        status: 201,
        results: partnerWebhookSecret,
      }),
      ownersWithPasskey(db),
      validated("param", partnerIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const secret = newWebhookSecret();
        await db.transaction(async (tx) => {
          const [row] = await tx
            .update(partners)
            .set({ webhookSecretSealed: sealWebhookSecret(vault, id, secret) })
            .where(eq(partners.id, id))
            .returning({ id: partners.id });
          if (!row) throw notFound();
          await logAction(tx, c, { action: "partner.webhookSecret", subject: id });
        });
        return respond(c, { id, secret }, {}, 201);
      },
    );
}
