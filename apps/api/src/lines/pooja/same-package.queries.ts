import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujaOf } from "./puja-snapshot.ts";

/** The package of another date that is at the same place in its list as the one that was booked. */
export async function samePackageOn(
  db: Database,
  snapshot: object,
  pujaId: string,
): Promise<{ packageId: string } | undefined> {
  const booked = db
    .select({ position: packages.position })
    .from(packages)
    .where(eq(packages.id, pujaOf({ snapshot }).packageId));
  const [same] = await db
    .select({ packageId: packages.id })
    .from(packages)
    .where(and(eq(packages.pujaId, pujaId), eq(packages.position, booked)));
  return same;
}
