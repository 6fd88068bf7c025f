import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { datedLineOf } from "./dated-lines.ts";

/** A date of any line, with its line; undefined if there is none with this id. */
export async function findDate(db: Database, id: string) {
  const { pooja, chadhaava } = datedLineOf;
  const [puja] = await db.select().from(pooja.dates).where(eq(pooja.dates.id, id));
  if (puja) return { ...puja, line: pooja };
  const [offering] = await db.select().from(chadhaava.dates).where(eq(chadhaava.dates.id, id));
  return offering && { ...offering, line: chadhaava };
}
