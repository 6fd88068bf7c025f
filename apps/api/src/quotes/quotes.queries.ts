import type { Currency } from "@aradhana/core/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Price } from "./price.rules.ts";
import { type QuoteInput, quotes } from "./quotes.table.ts";

export type StoredQuote = typeof quotes.$inferSelect;

const LIFETIME_MS = 30 * 60 * 1000;

const HOUR_MS = 60 * 60 * 1000;

/** Seconds until a network may store another quote; 0 if it has stored fewer than `limit` within an hour. */
export async function waitForQuote(
  db: Database,
  requestedBy: string,
  limit: number,
  at: Date,
): Promise<number> {
  const anHourAgo = new Date(at.getTime() - HOUR_MS);
  const [blocking] = await db
    .select({ at: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.requestedBy, requestedBy), gt(quotes.createdAt, anHourAgo)))
    .orderBy(desc(quotes.createdAt))
    .offset(limit - 1)
    .limit(1);
  return blocking ? Math.ceil((blocking.at.getTime() - anHourAgo.getTime()) / 1000) : 0;
}

interface NewQuote {
  requested: QuoteInput;
  currency: Currency;
  price: Price;
  /** See `addressIndex`. */
  requestedBy: string;
  at: Date;
}

/** Stores a quote, whose price is guaranteed for half an hour. */
export async function storeQuote(
  db: Database,
  { requested, currency, price, requestedBy, at }: NewQuote,
): Promise<StoredQuote> {
  const quote = {
    id: newId("qt"),
    requested,
    currency,
    price,
    requestedBy,
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
