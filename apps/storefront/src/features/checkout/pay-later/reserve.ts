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

/** Holds a place of what was quoted, and keeps it for every tab of this browser. */
export async function reservePlace({ api, payLater, quoteId, language }: Options): Promise<Reservation> {
  try {
    const { results } = await reservePooja(api, { quote_id: quoteId, lang: language });
    keep(payLater, results);
    return results;
  } catch (error) {
    // One that this browser has forgotten: it is told of as the other booking that waits.
    const other = isApiError(error) ? error.details.reservation : undefined;
    if (v.is(reservation, other)) keep(payLater, other);
    throw error;
  }
}

function keep(payLater: PayLater, { id, pooja_id, package_id, price, lines }: Reservation) {
  payLater.save({ reservation_id: id, pooja_id, package_id, price, title: lines[0]?.title ?? "" });
}
