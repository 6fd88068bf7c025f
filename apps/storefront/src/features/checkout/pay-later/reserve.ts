import { type ApiClient, isApiError, reservePooja } from "@aradhana/core/api";
import type { PayLater } from "@aradhana/core/book-now-pay-later";
import { type Language, type Reservation, reservation } from "@aradhana/core/contract";
import * as v from "valibot";

interface Options {
  api: ApiClient;
  payLater: PayLater;
  quoteId: string;
  language: Language;
}

/** Reserves a place at the quoted price, and stores the reservation for all tabs of this browser. */
export async function reservePlace({ api, payLater, quoteId, language }: Options): Promise<Reservation> {
  try {
    const { results } = await reservePooja(api, { quote_id: quoteId, lang: language });
    storeReservation(payLater, results);
    return results;
  } catch (error) {
    // The buyer has another reservation, which this browser no longer has stored: it is shown instead.
    const other = isApiError(error) ? error.details.reservation : undefined;
    if (v.is(reservation, other)) storeReservation(payLater, other);
    throw error;
  }
}

function storeReservation(payLater: PayLater, { id, pooja_id, package_id, price, lines }: Reservation) {
  payLater.save({ reservation_id: id, pooja_id, package_id, price, title: lines[0]?.title ?? "" });
}
