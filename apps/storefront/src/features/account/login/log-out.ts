import { isApiError, logout } from "@aradhana/core/api";
import type { BrowserServices } from "../../../shared/services/browser.tsx";

/** Ends a login because its owner says so: here nothing of them stays, since phones are shared. */
export async function logOut({ api, forget }: Pick<BrowserServices, "api" | "forget">): Promise<void> {
  try {
    await logout(api);
  } catch (error) {
    // Offline, or ended already: this browser forgets its token in any case.
    if (!isApiError(error)) throw error;
  }
  forget();
}
