import type { Analytics } from "@aradhana/core/analytics";
import { type ApiClient, createApiClient, retryReads } from "@aradhana/core/api";
import type { Log } from "@aradhana/core/logging";
import type { UserStore } from "@aradhana/core/user";
import type { Buyer } from "./buyer/buyer.ts";
import { readWithKnownCountry } from "./country/read-with-known-country.ts";
import type { VisitorCountry } from "./country/visitor-country.ts";
import type { Visitor } from "./visitor.ts";

interface Caller {
  log: Log;
  analytics: Analytics;
  /** Of the API. */
  host: string;
  platform: string;
  buyer: Buyer;
  /** Absent in a frame, where a one-time code is the only sign-in. */
  user: UserStore | undefined;
  /** For whom the document was rendered. */
  visitor: Visitor;
  country: VisitorCountry;
}

/** The API client of one frame. Failed reads are retried, because a frame has nothing else to show. */
export function openApi({
  host,
  platform,
  buyer,
  user,
  visitor,
  country,
  log,
  analytics,
}: Caller): ApiClient {
  const now = () => country.known() ?? visitor.country;
  const client = createApiClient({
    host,
    sessionId: () => buyer.session.id,
    pageOrigin: window.location.origin,
    platform,
    token: () => buyer.verified?.token,
    country: now,
    pendingCountry: {
      isSettled: country.isSettled,
      subscribe(listener) {
        country.find();
        return country.subscribe(listener);
      },
    },
    language: visitor.language,
    log,
    analytics,
    onSessionEnd: () => {
      buyer.verified = undefined;
      user?.getState().sessionEnded();
    },
  });
  const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
  return retryReads(readWithKnownCountry(client, now), { pause, random: Math.random });
}
