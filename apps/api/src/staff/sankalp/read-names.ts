import type { StaffNames, StaffSankalp } from "@aradhana/core/staff";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { findOrder, partOf, readParts } from "../../orders/orders.queries.ts";
import { orders } from "../../orders/orders.table.ts";
import { openPerson } from "../../orders/sealed-fields.ts";
import { openContent } from "../../sankalp/content.ts";
import { mayCorrect } from "../../sankalp/sankalp.rules.ts";
import { sankalps, sankalpVersions } from "../../sankalp/sankalp.table.ts";
import type { Vault } from "../../vault/create-vault.ts";

/** Opens the submitted names of an order, with their versions, and the names in which its goods are energised. */
export async function readNames(db: Database, vault: Vault, orderId: string): Promise<StaffNames> {
  const order = await findOrder(db, eq(orders.id, orderId));
  if (!order) throw notFound();
  const [parts, submitted] = await Promise.all([
    readParts(db, orderId),
    db
      .select()
      .from(sankalps)
      .where(and(eq(sankalps.orderId, orderId), eq(sankalps.submitted, true))),
  ]);
  const ids = submitted.map(({ id }) => id);
  const versions = Map.groupBy(
    await db
      .select()
      .from(sankalpVersions)
      .where(inArray(sankalpVersions.sankalpId, ids))
      .orderBy(asc(sankalpVersions.n)),
    ({ sankalpId }) => sankalpId,
  );
  return {
    rituals: parts.flatMap((part): StaffSankalp[] => {
      const stored = submitted.find(({ itemId }) => itemId === part.item.id);
      if (!stored) return [];
      const { id, version } = stored;
      return [
        {
          ...{ sankalp_id: id, title: part.item.title, version },
          may_correct: mayCorrect(partOf(order, part)),
          versions: (versions.get(id) ?? []).map(({ n, at, contentSealed }) => ({
            ...{ n, at: at.toISOString() },
            devotees: openContent(vault, id, contentSealed).devotees.map(
              ({ name, name_devanagari, pronounced, gotra }) => ({
                name,
                name_devanagari,
                pronounced,
                gotra,
              }),
            ),
          })),
        },
      ];
    }),
    energised: parts.flatMap(({ item, fulfilment }) => {
      const person = openPerson(vault, fulfilment);
      return person ? [{ title: item.title, ...person }] : [];
    }),
  };
}
