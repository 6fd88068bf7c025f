import { reportUnexpected } from "@aradhana/checkout/query";
import { isApiError, logout } from "@aradhana/core/api";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

type Services = Pick<BrowserServices, "api" | "withoutReads" | "forget">;

/** Logs out and deletes all data of the user in this browser, since phones are shared. */
export async function logOut({ api, withoutReads, forget }: Services): Promise<void> {
  try {
    // The API would decline a read that arrives after the log-out.
    await withoutReads(async () => void (await logout(api)));
  } catch (error) {
    // Offline, or ended already. What our own code does wrong is reported.
    if (!isApiError(error)) reportUnexpected(error);
  } finally {
    forget();
  }
}
