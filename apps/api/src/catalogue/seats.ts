import type { Database } from "../db/database.ts";

/** The limited seats of a line's rituals, or the stock of its goods. */
export interface Seats {
  /** Takes them in a single statement, so that two buyers cannot take the last one. */
  take(tx: Database, offerId: string, at: Date, count: number): Promise<boolean>;
  release(tx: Database, offerId: string, count: number): Promise<void>;
  /** Takes them for an order that was paid late, also after the booking cut-off. */
  retake(tx: Database, offerId: string, count: number): Promise<"taken" | "unlimited" | "full">;
}
