import type { Currency } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Price } from "./price.rules.ts";
import { quotes, type Wanted } from "./quotes.table.ts";

export type StoredQuote = typeof quotes.$inferSelect;

const LIFETIME_MS = 30 * 60 * 1000;

/** Keeps a price we stand by for half an hour. */
export async function keepQuote(
  db: Database,
  { wanted, currency, price, at }: { wanted: Wanted; currency: Currency; price: Price; at: Date },
): Promise<StoredQuote> {
  const quote = {
    id: newId("qt"),
    wanted,
    currency,
    price,
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  };
  await db.insert(quotes).values(quote);
  return quote;
}

export async function findQuote(db: Database, id: string): Promise<StoredQuote | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}
