import { pageQuery, type StaffShopFacts, shopFactsContent, staffShopFacts } from "@aradhana/core/staff";
import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { invalidInput } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { stateOfGstin } from "../../invoices/gst-states.ts";
import { firstContent } from "../../shop/shop.ts";
import { shopFacts } from "../../shop/shop-facts.table.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";

const message = "This is not possible.";

/** Who runs the shop: support reads every version, owners add the next one. None is changed or deleted. */
export function staffShopFactsRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>()
    .get(
      "/shopFacts",
      staffDocumented({
        summary: "Every version of the facts, the latest first",
        results: v.array(staffShopFacts),
      }),
      staffOnly(db, ["owner", "support"]),
      validated("query", pageQuery),
      async (c) => {
        const { page, limit } = c.req.valid("query");
        const all = await readVersions(db, c.var.clock());
        return respond(c, all.slice((page - 1) * limit, page * limit), { page, limit, total: all.length });
      },
    )
    .post(
      "/shopFacts",
      staffDocumented({
        summary: "Adds a version, valid at once or from a later moment; invoices before it keep theirs",
        status: 201,
        results: staffShopFacts,
      }),
      ownersWithPasskey(db),
      validated("json", shopFactsContent),
      async (c) => {
        const { effective_from, ...facts } = c.req.valid("json");
        const at = c.var.clock();
        // The tax of an order is split by the state of the shop, which its GSTIN names.
        if (!stateOfGstin(facts.gstin))
          throw invalidInput({ fieldErrors: [{ field: "gstin", code: "not_allowed", message }] });
        if (effective_from !== null && new Date(effective_from) < at)
          throw invalidInput({ fieldErrors: [{ field: "effective_from", code: "too_early", message }] });
        const effectiveFrom = effective_from === null ? at : new Date(effective_from);
        const id = await db.transaction(async (tx) => {
          const [row] = await tx
            .insert(shopFacts)
            .values({ facts, effectiveFrom, createdBy: staffOf(c).id, createdAt: at })
            .returning({ id: shopFacts.id });
          if (!row) throw new Error("the version was not returned");
          const { legal_name, gstin } = facts;
          const after = { legal_name, gstin, effective_from: effectiveFrom.toISOString() };
          await logAction(tx, c, { action: "shop_facts.create", subject: `shop_facts/${row.id}`, after });
          return row.id;
        });
        const added = (await readVersions(db, at)).find((version) => version.id === String(id));
        return respond(c, added, {}, 201);
      },
    );
}

/** Every version with the one that the shop began with, the latest first. There are few. */
async function readVersions(db: Database, now: Date): Promise<StaffShopFacts[]> {
  const rows = await db
    .select({ version: shopFacts, staffName: staffAccounts.name })
    .from(shopFacts)
    .innerJoin(staffAccounts, eq(staffAccounts.id, shopFacts.createdBy))
    .orderBy(desc(shopFacts.effectiveFrom), desc(shopFacts.id));
  const valid = rows.find(({ version }) => version.effectiveFrom <= now)?.version.id;
  return [
    ...rows.map(({ version: { id, facts, effectiveFrom, createdAt }, staffName }) => ({
      ...{ id: String(id), ...facts, effective_from: effectiveFrom.toISOString() },
      state:
        id === valid ? ("valid" as const) : effectiveFrom > now ? ("planned" as const) : ("past" as const),
      ...{ created_at: createdAt.toISOString(), staff_name: staffName },
    })),
    {
      ...{ id: "first", ...firstContent(), effective_from: null, created_at: null, staff_name: null },
      state: valid === undefined ? "valid" : "past",
    },
  ];
}
