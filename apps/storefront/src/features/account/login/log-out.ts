import { isApiError, logout } from "@aradhana/core/api";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

/** Logs out and deletes all data of the user in this browser, since phones are shared. */
export async function logOut({ api, forget }: Pick<BrowserServices, "api" | "forget">): Promise<void> {
  try {
    await logout(api);
  } catch (error) {
    // Offline, or ended already: this browser forgets its token in any case.
    if (!isApiError(error)) throw error;
  }
  forget();
}
