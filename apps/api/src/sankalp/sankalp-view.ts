import type { Sankalp } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { openContent } from "./content.ts";
import { readOut } from "./read-out.rules.ts";
import { readVersions, type StoredSankalp } from "./sankalp.queries.ts";
import { sankalpState } from "./sankalp.rules.ts";
import { spokenNames } from "./spoken-names.ts";

/** A sankalp as its buyer sees it, with the text that will be read out. */
export async function sankalpView(
  db: Database,
  vault: Vault,
  { order, sankalp, now }: { order: StoredOrder; sankalp: StoredSankalp; now: Date },
): Promise<Sankalp> {
  const content = openContent(vault, sankalp.id, sankalp.contentSealed);
  const [versions, spoken] = await Promise.all([
    readVersions(db, sankalp.id),
    spokenNames(db, { ...order.item, temple: ritualOf(order).temple }),
  ]);
  return {
    id: sankalp.id,
    order_id: order.id,
    ...content,
    state: sankalpState(order, sankalp.submitted, now),
    version: sankalp.version,
    versions: versions.map(({ n, at }) => ({ n, at: at.toISOString() })),
    editable_until: order.fulfilment.cutoffAt.toISOString(),
    read_out: readOut({
      devotees: content.devotees,
      purpose: content.purpose,
      wish: content.wish,
      wishPublic: content.wish_public,
      ...spoken,
    }),
  };
}
