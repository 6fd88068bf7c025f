import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { orders } from "./orders.table.ts";

/** Chadhaava have no places: their orders are of no puja. */
type Seated = { id: string; poojaId: string | null };

/** Takes one of the limited places in one statement, so that two buyers cannot both have the last. */
export async function takeSeat(tx: Database, pujaId: string, at: Date): Promise<boolean> {
  const taken = await tx
    .update(pujas)
    .set({ booked: sql`${pujas.booked} + 1` })
    .where(
      and(
        eq(pujas.id, pujaId),
        eq(pujas.state, "published"),
        gt(pujas.cutoffAt, at),
        isNotNull(pujas.capacity),
        lt(pujas.booked, pujas.capacity),
      ),
    )
    .returning({ id: pujas.id });
  return taken.length === 1;
}

/** Gives one of the limited places back. */
export async function giveSeatBack(tx: Database, pujaId: string): Promise<void> {
  await tx
    .update(pujas)
    // Never below none: whoever corrects the count by hand must not stop the expiry of orders.
    .set({ booked: sql`greatest(${pujas.booked} - 1, 0)` })
    .where(eq(pujas.id, pujaId));
}

/** Gives the place of an order back. */
export async function releaseSeat(tx: Database, order: Seated): Promise<void> {
  if (order.poojaId !== null) await giveSeatBack(tx, order.poojaId);
  await tx.update(orders).set({ holdsSeat: false }).where(eq(orders.id, order.id));
}

/** Takes a place again for an order whose money came late; false when the rite is full by now. */
export async function retakeSeat(tx: Database, order: Seated): Promise<boolean> {
  if (order.poojaId === null) return true;
  const [puja] = await tx
    .update(pujas)
    .set({
      booked: sql`case when ${pujas.capacity} is null then ${pujas.booked} else ${pujas.booked} + 1 end`,
    })
    .where(and(eq(pujas.id, order.poojaId), or(isNull(pujas.capacity), lt(pujas.booked, pujas.capacity))))
    .returning({ capacity: pujas.capacity });
  if (!puja) return false;
  await tx
    .update(orders)
    .set({ holdsSeat: puja.capacity !== null })
    .where(eq(orders.id, order.id));
  return true;
}
