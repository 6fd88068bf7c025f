import { eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { temples } from "../temples/temples.table.ts";
import type { Spoken } from "../text/text.ts";

type SeriesTable = PgTable & Record<"slug" | "spoken" | "templeId", AnyPgColumn>;
type Row = { ritual: Spoken | null; temple: Spoken | null };

/** Creates a function that reads the pronunciations of a series and its temple. */
export const spokenIn =
  (table: SeriesTable) =>
  async (db: Database, slug: string): Promise<Row | undefined> => {
    const [row] = (await db
      .select({ ritual: table.spoken, temple: temples.spoken })
      .from(table)
      .innerJoin(temples, eq(temples.id, table.templeId))
      .where(eq(table.slug, slug))) as Row[];
    return row;
  };
