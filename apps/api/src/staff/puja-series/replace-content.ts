import type { MissingForSale } from "@aradhana/core/staff";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { type Facts, logAction } from "../log/staff-log.queries.ts";
import { notReady } from "../staff.errors.ts";
import { assertRead } from "../versions.ts";

/** What the rules for saving read of a series. */
interface Written {
  state: string;
  version: string;
  missing: readonly MissingForSale[];
}

interface ContentParts<Row, Content, View extends Written> {
  /** How the noun is named in addresses and in the log. */
  noun: string;
  /** Reads a series and locks it. */
  lock(tx: Database, slug: string): Promise<Row | undefined>;
  read(tx: Database, row: Row, at: Date): Promise<View>;
  update(tx: Database, row: Row, content: Content): Promise<Row>;
  /** What the log says of it. */
  logged(view: View): Facts;
}

/** Replaces the content of a series of any line, unless somebody changed it meanwhile. */
export async function replaceContent<Row, Content, View extends Written>(
  c: Context<AppEnv>,
  tx: Database,
  { noun, lock, read, update, logged }: ContentParts<Row, Content, View>,
  { slug, version, content }: { slug: string; version: string; content: Content },
): Promise<View> {
  const at = c.var.clock();
  const row = await lock(tx, slug);
  if (!row) throw notFound();
  const before = await read(tx, row, at);
  assertRead(version, before);
  const after = await read(tx, await update(tx, row, content), at);
  const missing = lostForSale(before, after);
  if (missing.length > 0) throw notReady({ details: { missing } });
  await logAction(tx, c, {
    ...{ action: `${noun}.update`, subject: slug },
    ...{ before: logged(before), after: logged(after) },
  });
  return after;
}

/** What is on sale keeps what its sale needs. Without an occasion it only gets no new dates. */
const lostForSale = (before: Written, after: Written): MissingForSale[] =>
  after.state === "on_sale"
    ? after.missing.filter((part) => part !== "occasion" && !before.missing.includes(part))
    : [];
