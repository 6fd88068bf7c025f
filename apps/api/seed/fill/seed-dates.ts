import type { Database } from "../../src/db/database.ts";
import { packages } from "../../src/puja-packages/puja-packages.table.ts";
import { pujas } from "../../src/pujas/pujas.table.ts";
import { occurrencesOf } from "../pujas/occurrences-of.ts";
import type { PujaSeries } from "../pujas/puja-series.ts";
import { toPackageRows, toPujaRow } from "./dated-rows.ts";
import { upsert } from "./upsert.ts";

/** Brings the dates of these series up to date, with what can be booked on them. */
export async function seedDates(db: Database, seeds: readonly PujaSeries[], now: Date): Promise<void> {
  const rows = rowsOf(seeds, now);
  await upsert(db, pujas, rows.pujas, { target: pujas.id, keep: ["capacity", "booked", "state"] });
  await upsert(db, packages, rows.packages, { target: packages.id });
}

/** Adds the dates of these series that are not there yet, and leaves the others as they are. */
export async function addDates(db: Database, seeds: readonly PujaSeries[], now: Date): Promise<void> {
  const rows = rowsOf(seeds, now);
  if (rows.pujas.length === 0) return;
  const added = await db.insert(pujas).values(rows.pujas).onConflictDoNothing().returning({ id: pujas.id });
  const ids = new Set(added.map(({ id }) => id));
  const theirs = rows.packages.filter(({ pujaId }) => ids.has(pujaId));
  if (theirs.length > 0) await db.insert(packages).values(theirs);
}

function rowsOf(seeds: readonly PujaSeries[], now: Date) {
  const dated = seeds.flatMap((seed) =>
    Object.values(occurrencesOf(seed, now)).map((occurrence) => ({ seed, occurrence })),
  );
  return {
    pujas: dated.map(({ seed, occurrence }) => toPujaRow(seed, occurrence)),
    packages: dated.flatMap(({ seed, occurrence }) => toPackageRows(seed, occurrence)),
  };
}
