import { type ApiClient, getOrderById, getPoojaOrderById, isApiError } from "@aradhana/core/api";

/** Nearly every order is a puja's, and that call waits for no country; one of another type is there for the general call. */
export async function loadOrder(api: ApiClient, orderId: string, secret: string | undefined) {
  try {
    return await getPoojaOrderById(api, orderId, secret);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    return getOrderById(api, orderId, secret);
  }
}
