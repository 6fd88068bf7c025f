import { type ApiClient, getReservation, isApiError } from "@aradhana/core/api";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import { payLaterPath } from "@aradhana/core/paths";

/** A place that waits for its payment. */
export interface ReservedPlace {
  poojaId: string;
  title: string;
  href: string;
  /** When it is over, and what the server's clock said. */
  until: string;
  serverNow: string;
}

interface Options {
  api: ApiClient;
  payLater: PayLater;
}

/** The place that this browser holds, if the server holds it, too. */
export async function loadReservation({ api, payLater }: Options): Promise<ReservedPlace | undefined> {
  const record = payLater.current();
  if (!record) return undefined;
  try {
    const { results, meta } = await getReservation(api, record.reservation_id);
    if (results.state !== "open" || results.order_id) return undefined;
    return {
      poojaId: results.pooja_id,
      title: record.title,
      href: payLaterPath(results),
      until: results.expires_at,
      serverNow: meta.server_time,
    };
  } catch (error) {
    // A reminder may stay away: the place's own page tells why it cannot be shown.
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
