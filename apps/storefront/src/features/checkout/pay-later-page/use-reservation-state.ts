import { type ApiClient, getReservation, isApiError, quotePooja } from "@aradhana/core/api";
import type { PayLaterRecord } from "@aradhana/core/book-now-pay-later";
import { sendsPrasad } from "@aradhana/core/catalogue";
import type { Pooja, PoojaPackage, Quote, Reservation } from "@aradhana/core/contract";
import { useCallback, useEffect, useState } from "react";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { useVisitor, type Visitor } from "../../../shared/services/visitor.tsx";
import { usePayLater } from "../pay-later/use-pay-later.ts";

/** The state of this visitor's reservation, as the server reports it. */
export type ReservationStatus =
  /** Nothing is reserved yet. */
  | { status: "offer"; quote: Quote }
  | { status: "reserved"; reservation: Reservation; serverTime: string }
  /** The place has become an order that is not paid yet. */
  | { status: "ordered"; orderId: string }
  | { status: "paid"; orderId: string }
  | { status: "over" }
  /** A place of another puja is reserved. */
  | { status: "other"; reservation: Reservation };

interface PriceRequest {
  puja: Pooja;
  chosen: PoojaPackage;
  visitor: Visitor;
}

/** Follows a reservation as this tab, another tab or the clock changes it. */
export function useReservationStatus(puja: Pooja, chosen: PoojaPackage) {
  const visitor = useVisitor();
  const { payLater, record } = usePayLater();
  // A reservation that ends while this page is open is still shown after the browser has cleared it.
  const [seen, setSeen] = useState<PayLaterRecord>();
  useEffect(() => {
    if (record) setSeen(record);
  }, [record]);
  const id = (record ?? seen)?.reservation_id;
  const isStored = record !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isStored` makes it load again when another tab has released it.
  const load = useCallback(
    async ({ api }: BrowserServices) => {
      const currentStatus = await readReservationStatus(api, id, { puja, chosen, visitor });
      // A reservation that the server has ended is cleared here too.
      if (isOver(currentStatus) && payLater?.current()?.reservation_id === id) payLater?.clear();
      return currentStatus;
    },
    [id, isStored, payLater, puja, chosen, visitor],
  );
  const { resource, reload } = useResource(load);

  const restart = useCallback(() => {
    payLater?.clear();
    setSeen(undefined);
  }, [payLater]);
  return { resource, reload, payLater, restart };
}

const isOver = ({ status }: ReservationStatus) =>
  status === "over" || status === "paid" || status === "offer";

async function readReservationStatus(
  api: ApiClient,
  id: string | undefined,
  request: PriceRequest,
): Promise<ReservationStatus> {
  const found = id && (await findReservation(api, id));
  const isHere = found && found.results.pooja_id === request.puja.id;
  if (found && (isHere || found.results.state === "open")) {
    const { results: reservation, meta } = found;
    const { order_id: orderId } = reservation;
    if (reservation.state === "expired") return { status: "over" };
    if (orderId && isHere) return { status: reservation.state === "paid" ? "paid" : "ordered", orderId };
    if (!orderId)
      return isHere
        ? { status: "reserved", reservation, serverTime: meta.server_time }
        : { status: "other", reservation };
  }
  return { status: "offer", quote: await quotePackage(api, request) };
}

/** Undefined for a reservation of somebody else, or one that was deleted. */
async function findReservation(api: ApiClient, id: string) {
  try {
    return await getReservation(api, id);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

async function quotePackage(api: ApiClient, { puja, chosen, visitor }: PriceRequest): Promise<Quote> {
  const { results } = await quotePooja(api, {
    ...{ pooja_id: puja.id, package_id: chosen.id, prasad: sendsPrasad(chosen, null) },
    ...{ country_code: visitor.country, lang: visitor.language },
  });
  return results;
}
