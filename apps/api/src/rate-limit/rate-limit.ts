import { sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { rateWindows } from "./rate-windows.table.ts";

const WINDOW_MS = 60_000;
/** Far more callers than in a normal minute; when exceeded, the local counts are reset. */
const MAX_CALLERS = 50_000;

interface RateLimitParts {
  db: Database;
  clock: Clock;
  /** What is limited; each name is counted separately. */
  name: string;
  perMinute: number;
}

/** The requests that this process may still allow for a caller in this minute. */
interface Allowance {
  left: number;
  isUsedUp: boolean;
  pending?: Promise<void>;
}

/**
 * Limits the requests per minute of each caller over all processes. A process takes shares of a sixtieth of the
 * limit from the database, so only one in many requests needs a query (one in fifty at 3,000 a minute). If the limit
 * is sixty or more, the first share of each process needs no query, so n processes may allow n - 1 shares more.
 * Returns the seconds to wait, or 0 if the request is allowed. A request of cost 0 is not counted, but is rejected
 * once the limit is used up.
 */
export function rateLimit({ db, clock, name, perMinute }: RateLimitParts) {
  const share = Math.max(1, Math.floor(perMinute / 60));
  const firstShare = perMinute >= 60 ? share : 0;
  let minute = 0;
  let allowances = new Map<string, Allowance>();

  return async (caller: string, cost: 0 | 1 = 1): Promise<number> => {
    const now = clock().getTime();
    const currentMinute = Math.floor(now / WINDOW_MS);
    if (currentMinute !== minute || allowances.size > MAX_CALLERS) {
      minute = currentMinute;
      allowances = new Map();
    }
    const allowance = allowances.get(caller) ?? { left: firstShare, isUsedUp: false };
    allowances.set(caller, allowance);
    while (allowance.left === 0 && !allowance.isUsedUp) {
      allowance.pending ??= takeShare(allowance, `${name}/${caller}/${currentMinute}`, currentMinute).finally(
        () => {
          delete allowance.pending;
        },
      );
      await allowance.pending;
    }
    if (allowance.left === 0) return Math.max(1, Math.ceil(((currentMinute + 1) * WINDOW_MS - now) / 1000));
    allowance.left -= cost;
    return 0;
  };

  async function takeShare(allowance: Allowance, bucket: string, currentMinute: number): Promise<void> {
    const sharedLimit = perMinute - firstShare;
    const updated = await db
      .insert(rateWindows)
      .values({ bucket, taken: share, endsAt: new Date((currentMinute + 1) * WINDOW_MS) })
      .onConflictDoUpdate({
        target: rateWindows.bucket,
        set: { taken: sql`${rateWindows.taken} + ${share}` },
        setWhere: sql`${rateWindows.taken} + ${share} <= ${sharedLimit}`,
      })
      .returning({ taken: rateWindows.taken });
    if (updated.length > 0) allowance.left += share;
    else allowance.isUsedUp = true;
  }
}

export type RateLimit = ReturnType<typeof rateLimit>;
