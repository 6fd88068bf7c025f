import { affiliateId } from "../affiliate/index.ts";
import { type AnalyticsTool, analyticsSessionId } from "../analytics/index.ts";
import type { Attribution } from "../contract/index.ts";
import { marketingCookies } from "../cookies/index.ts";
import { storedLanding } from "../landing/index.ts";
import type { KeyValueStorage } from "../storage/index.ts";
import { recentUtm, storedUtm } from "../utm/index.ts";

/** The sources of attribution in a browser. */
export interface Visit {
  /** Local storage, not that of the tab. */
  storage: KeyValueStorage;
  analytics: Pick<AnalyticsTool, "sessionId">;
}

/**
 * The attribution of this buyer, in the format of an order request. `cookies` has the format of `document.cookie`; `now` is
 * in milliseconds since the epoch.
 */
export function attributionOf({ storage, analytics }: Visit, cookies: string, now: number): Attribution {
  const affiliate = affiliateId(storage);
  const { path, referrerUrl } = storedLanding(storage);
  const sessionId = analyticsSessionId(analytics.sessionId(), cookies);
  return {
    ...(affiliate && { affiliate_id: affiliate }),
    utm: recentUtm(storedUtm(storage), now),
    ...marketingCookies(cookies),
    ...(referrerUrl && { referrer_url: referrerUrl }),
    ...(path && { landing_path: path }),
    ...(sessionId && { analytics_session_id: sessionId }),
  };
}
