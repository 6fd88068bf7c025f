import { type ApiClient, isApiError, writeSankalp } from "../api/index.ts";
import type { SankalpRequest } from "../contract/index.ts";

/**
 * Submits the names of an order that was just placed: they count once it is paid, and the payment may leave no page of
 * ours to give them on. Resolves to whether the server has them. Rejects with what the buyer can correct before the
 * payment; after any other error of the API the names can be submitted later.
 */
export async function submitNames(
  api: ApiClient,
  names: SankalpRequest,
  secret: string | undefined,
): Promise<boolean> {
  try {
    await writeSankalp(api, "submit", names, secret);
    return true;
  } catch (error) {
    if (!isApiError(error) || error.code === "invalid_input") throw error;
    return false;
  }
}
