import type { OrderState } from "@aradhana/core/contract";
import { type ReadingList, toBePerformed } from "@aradhana/core/staff";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { ritualOf } from "../../lines/ritual-snapshot.ts";
import { readLinesOf } from "../../orders/orders.queries.ts";
import { performedStates } from "../../orders/performed-states.ts";
import { openContent } from "../../sankalp/content.ts";
import { readOut } from "../../sankalp/read-out.rules.ts";
import { sankalpOf } from "../../sankalp/sankalp.rules.ts";
import { sankalps } from "../../sankalp/sankalp.table.ts";
import { spokenNames } from "../../sankalp/spoken-names.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { withoutNames } from "./mark-performed.ts";
import { readRituals, type StaffOrderRow } from "./staff-orders.queries.ts";

/** Paid rituals, those that were performed as well: their list is compared with the recording. */
const read: readonly OrderState[] = [...withoutNames, ...toBePerformed, ...performedStates];

/** Opens the names of one day at one temple, as the priest reads them. */
export async function readReadingList(
  db: Database,
  vault: Vault,
  where: { day: string; temple_id: string },
): Promise<ReadingList> {
  const rows = await readRituals(db, { ...where, states: read });
  const ids = rows.map(({ order }) => order.id);
  const submitted = await db
    .select()
    .from(sankalps)
    .where(and(inArray(sankalps.orderId, ids), eq(sankalps.submitted, true)));
  const lines = await readLinesOf(db, ids);
  const offeringsOf = (itemId: string) =>
    lines.flatMap(({ orderItemId, kind, title, qty }) =>
      orderItemId === itemId && title && (kind === "offering" || kind === "addon") ? [{ title, qty }] : [],
    );
  const byOrder = Map.groupBy(submitted, (each) => each.orderId);

  const rituals = [...Map.groupBy(rows, ({ item }) => item.offerId)];
  return Promise.all(rituals.map(([ritualId, group]) => toRitual(ritualId, group)));

  async function toRitual(ritual_id: string, group: readonly StaffOrderRow[]) {
    const [first] = group;
    if (!first) throw new Error("a group has a row");
    const { kind, title } = first.item;
    const spoken = await spokenNames(db, { ...first.item, temple: ritualOf(first).temple });
    const ordersOf = group.map(({ order, item, fulfilment }) => {
      const stored = sankalpOf(byOrder.get(order.id) ?? [], { item, fulfilment });
      const shown = { number: order.number, state: fulfilment.state, offerings: offeringsOf(item.id) };
      if (!stored) return { ...shown, names: [], read_out: null };
      const {
        devotees,
        purpose,
        wish,
        wish_public: wishPublic,
      } = openContent(vault, stored.id, stored.contentSealed);
      return {
        ...shown,
        names: devotees.map(({ name_devanagari }) => name_devanagari),
        read_out: readOut({ devotees, purpose, wish, wishPublic, ...spoken }).devanagari,
      };
    });
    return {
      ...{ ritual_id, type: kind, title, starts_at: first.fulfilment.startsAt.toISOString() },
      orders: ordersOf,
    };
  }
}
