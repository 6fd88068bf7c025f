import { isDeepStrictEqual } from "node:util";
import type { FieldError } from "@aradhana/core/contract";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { newId } from "../ids/new-id.ts";
import { lineOf } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { openContent, type SankalpContent, sealContent } from "./content.ts";
import { sankalpLocked } from "./sankalp.errors.ts";
import { isOpen, wrongFields } from "./sankalp.rules.ts";
import { sankalps, sankalpVersions } from "./sankalp.table.ts";

/** Enough to trace a mistake; whoever changes the names all day long fills no database. */
const VERSIONS_KEPT = 50;

export type StoredSankalp = typeof sankalps.$inferSelect;

interface Write {
  content: SankalpContent;
  /** What is known to be wrong before the order is looked at. */
  fieldErrors: readonly FieldError[];
  /** Whether the names are to be read out as they are, or are only kept. */
  submit: boolean;
  at: Date;
}

/** Keeps names as a draft, or hands them in; once handed in, every change counts and is a version. */
export function writeSankalp(db: Database, vault: Vault, orderId: string, write: Write) {
  const { content, submit, at } = write;
  return db.transaction(async (tx): Promise<StoredSankalp> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isOpen(order, at)) throw sankalpLocked();
    const before = await findSankalp(tx, orderId);
    const id = before?.id ?? newId("snk");
    const submitted = submit || before?.submitted === true;
    const fieldErrors = [
      ...wrongFields(content, ritualOf(order).maxDevotees, submitted),
      ...write.fieldErrors,
    ];
    if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
    const same =
      before?.submitted && isDeepStrictEqual(openContent(vault, id, before.contentSealed), content);
    const version = (before?.version ?? 0) + (submitted && !same ? 1 : 0);

    const written = { contentSealed: sealContent(vault, id, content), submitted, version, updatedAt: at };
    const [sankalp] = await tx
      .insert(sankalps)
      .values({ id, orderId, createdAt: at, ...written })
      .onConflictDoUpdate({ target: sankalps.orderId, set: written })
      .returning();
    if (!sankalp) throw new Error("a sankalp is written and is not there");
    if (version > (before?.version ?? 0)) {
      const { contentSealed } = written;
      await tx.insert(sankalpVersions).values({ sankalpId: id, n: version, contentSealed, at });
      await tx
        .delete(sankalpVersions)
        .where(and(eq(sankalpVersions.sankalpId, id), lte(sankalpVersions.n, version - VERSIONS_KEPT)));
    }
    const { names } = lineOf(order);
    if (submit && names && (order.state === "paid" || order.state === names.due)) {
      await moveOrder(tx, orderId, names.received, at);
      await enqueue(tx, { orderId, kind: "message.sankalp_received", at });
    }
    return sankalp;
  });
}

export async function findSankalp(db: Database, orderId: string): Promise<StoredSankalp | undefined> {
  const [sankalp] = await db.select().from(sankalps).where(eq(sankalps.orderId, orderId));
  return sankalp;
}

export const readVersions = (db: Database, sankalpId: string) =>
  db
    .select({ n: sankalpVersions.n, at: sankalpVersions.at })
    .from(sankalpVersions)
    .where(eq(sankalpVersions.sankalpId, sankalpId))
    .orderBy(asc(sankalpVersions.n));
