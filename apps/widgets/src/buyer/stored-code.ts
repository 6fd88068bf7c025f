import { type SentCode, sentCode } from "@aradhana/core/otp";
import { readJson } from "@aradhana/core/storage";
import type { Tab } from "./widget-drafts.ts";

/**
 * The one-time code that a booking on this partner's pages requested, so that it can be entered after a reload
 * (decision 0022).
 */
export function storedCode({ storage, partnerId }: Tab) {
  const key = `widget_code ${partnerId ?? "-"}`;
  return {
    get: (): SentCode | undefined => readJson(storage, key, sentCode),
    save: (sent: SentCode) => storage.set(key, JSON.stringify(sent)),
    remove: () => storage.remove(key),
  };
}
