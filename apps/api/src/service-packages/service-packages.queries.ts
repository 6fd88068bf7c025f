import type { ServiceType } from "@aradhana/core/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { servicePackages } from "./service-packages.table.ts";

export type ServicePackageRow = typeof servicePackages.$inferSelect;

/** What can be bought of a service, in the order of the shop. */
export const readServicePackages = (db: Database, type: ServiceType): Promise<ServicePackageRow[]> =>
  db
    .select()
    .from(servicePackages)
    .where(and(eq(servicePackages.type, type), isNull(servicePackages.withdrawnAt)))
    .orderBy(asc(servicePackages.position));

/** A package that can be bought. */
export async function findServicePackage(
  db: Database,
  { type, id }: { type: ServiceType; id: string },
): Promise<ServicePackageRow | undefined> {
  const [found] = await db
    .select()
    .from(servicePackages)
    .where(
      and(eq(servicePackages.id, id), eq(servicePackages.type, type), isNull(servicePackages.withdrawnAt)),
    );
  return found;
}
