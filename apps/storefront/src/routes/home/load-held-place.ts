import { type ApiClient, getReservation, isApiError } from "@aradhana/core/api";
import { heldPlace } from "@aradhana/core/book-now-pay-later";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { payLaterAddress } from "../../pay-later/pay-later-address.ts";

/** A place that waits for its payment. */
export interface HeldPlace {
  poojaId: string;
  title: string;
  href: string;
  /** When it is over, and what the server's clock said. */
  until: string;
  serverNow: string;
}

interface Options {
  api: ApiClient;
  storage: KeyValueStorage;
}

/** The place that this browser holds, if the server holds it, too. */
export async function loadHeldPlace({ api, storage }: Options): Promise<HeldPlace | undefined> {
  const record = heldPlace(storage, Date.now());
  if (!record) return undefined;
  try {
    const { results, meta } = await getReservation(api, record.reservation_id);
    if (results.state !== "open" || results.order_id) return undefined;
    return {
      poojaId: results.pooja_id,
      title: record.title,
      href: payLaterAddress(results),
      until: results.expires_at,
      serverNow: meta.server_time,
    };
  } catch (error) {
    // A reminder may stay away: the place's own page tells why it cannot be shown.
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
