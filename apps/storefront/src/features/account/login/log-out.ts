import { isApiError, logout } from "@aradhana/core/api";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

type Services = Pick<BrowserServices, "api" | "withoutReads" | "forget">;

/** Logs out and deletes all data of the user in this browser, since phones are shared. */
export async function logOut({ api, withoutReads, forget }: Services): Promise<void> {
  // The API would decline a read that arrives after the log-out.
  await withoutReads(async () => {
    try {
      await logout(api);
    } catch (error) {
      // Offline, or ended already: this browser forgets its token in any case.
      if (!isApiError(error)) throw error;
    }
  });
  forget();
}
