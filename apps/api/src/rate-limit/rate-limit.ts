import { sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { rateWindows } from "./rate-windows.table.ts";

const WINDOW_MS = 60_000;
/** Far more than ask in a minute; who comes in a flood of addresses is let in once more. */
const MAX_KNOWN = 50_000;

interface Limited {
  db: Database;
  clock: Clock;
  /** What is limited; each has a count of its own. */
  name: string;
  perMinute: number;
}

/** What this process may still let pass of somebody in this minute. */
interface Allowance {
  left: number;
  isUsedUp: boolean;
  asking?: Promise<void>;
}

/**
 * Lets so many pass in a minute, of all processes together: each takes shares of a sixtieth of the whole from the
 * database, so that a visitor costs no query and a flood one for each share: at 3,000 a minute, one in fifty
 * requests. From sixty a minute on, each process gives its first share without asking: n of them let n - 1 shares
 * more pass than `perMinute`. Tells how many seconds to wait; none for who may pass. What costs 0 is refused to who
 * has used everything up, and counts for nothing else.
 */
export function rateLimit({ db, clock, name, perMinute }: Limited) {
  const share = Math.max(1, Math.floor(perMinute / 60));
  const free = perMinute >= 60 ? share : 0;
  let minute = 0;
  let known = new Map<string, Allowance>();

  return async (who: string, cost: 0 | 1 = 1): Promise<number> => {
    const now = clock().getTime();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== minute || known.size > MAX_KNOWN) {
      minute = current;
      known = new Map();
    }
    const allowance = known.get(who) ?? { left: free, isUsedUp: false };
    known.set(who, allowance);
    while (allowance.left === 0 && !allowance.isUsedUp) {
      allowance.asking ??= ask(allowance, `${name}/${who}/${current}`, current).finally(() => {
        delete allowance.asking;
      });
      await allowance.asking;
    }
    if (allowance.left === 0) return Math.max(1, Math.ceil(((current + 1) * WINDOW_MS - now) / 1000));
    allowance.left -= cost;
    return 0;
  };

  async function ask(allowance: Allowance, bucket: string, current: number): Promise<void> {
    const most = perMinute - free;
    const taken = await db
      .insert(rateWindows)
      .values({ bucket, taken: share, endsAt: new Date((current + 1) * WINDOW_MS) })
      .onConflictDoUpdate({
        target: rateWindows.bucket,
        set: { taken: sql`${rateWindows.taken} + ${share}` },
        setWhere: sql`${rateWindows.taken} + ${share} <= ${most}`,
      })
      .returning({ taken: rateWindows.taken });
    if (taken.length > 0) allowance.left += share;
    else allowance.isUsedUp = true;
  }
}

/** What `rateLimit` makes. */
export type RateLimit = ReturnType<typeof rateLimit>;
