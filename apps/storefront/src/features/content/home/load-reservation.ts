import { type ApiClient, getReservation, isApiError } from "@aradhana/core/api";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import { payLaterPath } from "@aradhana/core/paths";

/** A place that waits for its payment. */
export interface ReservedPlace {
  poojaId: string;
  title: string;
  href: string;
  /** When it expires, and the server's time of the response. */
  until: string;
  serverNow: string;
}

interface Options {
  api: ApiClient;
  payLater: PayLater;
}

/** The reservation that this browser stores, if the server still has it. */
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
    // The reminder is optional: the page of the reservation explains the error.
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
