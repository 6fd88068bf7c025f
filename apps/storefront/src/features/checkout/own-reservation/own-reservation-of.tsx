import { loadWithRetry } from "@aradhana/browser/lazy";
import { type ReactNode, useEffect, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { mayHaveDraft } from "../drafts/new-goods-order.ts";
import { OwnReservation } from "./own-reservation.tsx";

interface OwnReservationOfProps {
  itemId: string;
  /** Shown to everybody else. */
  instead: ReactNode;
}

/** The unpaid order of an item that this tab began, on the page of the item, which nobody can buy meanwhile. */
export function OwnReservationOf({ itemId, instead }: OwnReservationOfProps) {
  const storage = useBrowser()?.drafts;
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    if (!storage || !mayHaveDraft(storage, itemId)) return;
    let isCurrent = true;
    loadWithRetry(() => import("../drafts/shop-drafts.ts")).then(
      ({ shopDrafts }) => {
        if (isCurrent) setOrderId(shopDrafts(storage).get(itemId)?.attempt?.orderId);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [storage, itemId]);
  return orderId ? <OwnReservation orderId={orderId} instead={instead} /> : instead;
}
