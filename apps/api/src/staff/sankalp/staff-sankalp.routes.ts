import {
  orderIdParam,
  sankalpCorrection,
  sankalpIdParam,
  staffNames,
  staffSankalp,
} from "@aradhana/core/staff";
import { Hono } from "hono";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { namesClosed } from "../staff.errors.ts";
import { correctSankalp } from "./correct-sankalp.ts";
import { readNames } from "./read-names.ts";

/** How staff read and correct the names of an order. Both are logged, without the names. */
export function staffSankalpRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const everybody = staffOnly(db, ["owner", "temple_desk", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/order/:id/names",
      staffDocumented({ summary: "The names of an order, with every version; logged", results: staffNames }),
      everybody,
      validated("param", orderIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const names = await readNames(db, vault, id);
        await logAction(db, c, { action: "names.read", subject: id });
        return respond(c, names);
      },
    )
    .post(
      "/sankalp/:id/correct",
      staffDocumented({
        summary: "Corrects submitted names before they are read, also after the buyer can change them",
        results: staffSankalp,
        errorResponses: [namesClosed],
      }),
      everybody,
      validated("param", sankalpIdParam),
      validated("json", sankalpCorrection),
      async (c) => {
        const { id } = c.req.valid("param");
        const { devotees, reason } = c.req.valid("json");
        const names = await db.transaction(async (tx) => {
          const { orderId, before } = await correctSankalp(tx, vault, id, { devotees, at: c.var.clock() });
          await logAction(tx, c, {
            ...{ action: "names.correct", subject: orderId },
            before: { version: before },
            after: { version: before + 1, reason },
          });
          return readNames(tx, vault, orderId);
        });
        const corrected = names.rituals.find(({ sankalp_id }) => sankalp_id === id);
        if (!corrected) throw notFound();
        return respond(c, corrected);
      },
    );
}
