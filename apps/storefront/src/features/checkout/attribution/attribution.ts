import { affiliateId } from "@aradhana/core/affiliate";
import { analyticsSessionId } from "@aradhana/core/analytics";
import type { Attribution } from "@aradhana/core/contract";
import { marketingCookies } from "@aradhana/core/cookies";
import { storedLanding } from "@aradhana/core/landing";
import { recentUtm, storedUtm } from "@aradhana/core/utm";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

interface Options {
  storage: BrowserServices["storage"];
  analytics: Pick<BrowserServices["analytics"], "sessionId">;
}

/** Who or what sent this visitor, as an order tells it. `cookies` is what the document has of them. */
export function attributionOf({ storage, analytics }: Options, cookies: string, now: number): Attribution {
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
