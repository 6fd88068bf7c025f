import type { Language } from "@aradhana/core/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deities } from "../deities/deities.table.ts";
import { purposes } from "../purposes/purposes.table.ts";
import type { Text } from "../text/text.ts";
import { goodsTerms } from "./terms.table.ts";

type Kind = (typeof goodsTerms.$inferSelect)["kind"] | "deity" | "purpose";

/** The names of the filters' values. */
export interface Terms {
  /** The name of a value; the value itself if it has none. */
  label(kind: Kind, value: string, language: Language): string;
  hex(color: string): string | undefined;
  /** The rank of a value among those of its kind. */
  position(kind: Kind, value: string): number;
}

export async function readTerms(db: Database): Promise<Terms> {
  const [own, deityNames, purposeNames] = await Promise.all([
    db.select().from(goodsTerms).orderBy(asc(goodsTerms.position)),
    db.select({ value: deities.slug, label: deities.name, position: deities.position }).from(deities),
    db.select({ value: purposes.slug, label: purposes.name, position: purposes.position }).from(purposes),
  ]);
  const terms = new Map<string, { label: Text; hex?: string | null; position: number }>();
  for (const { kind, value, ...term } of own) terms.set(`${kind}/${value}`, term);
  for (const { value, ...term } of deityNames) terms.set(`deity/${value}`, term);
  for (const { value, ...term } of purposeNames) terms.set(`purpose/${value}`, term);
  return {
    label: (kind, value, language) => terms.get(`${kind}/${value}`)?.label[language] ?? value,
    hex: (color) => terms.get(`color/${color}`)?.hex ?? undefined,
    position: (kind, value) => terms.get(`${kind}/${value}`)?.position ?? Number.MAX_SAFE_INTEGER,
  };
}
