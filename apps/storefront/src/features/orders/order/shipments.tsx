import type { Order } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "./text.ts";

/** With whom the parcels of an order were sent, with the numbers to track them. */
export function Shipments({ shipments = [] }: Pick<Order, "shipments">) {
  const t = useText(ordersText);
  return shipments.map(({ carrier, number, tracking_url: page }) => (
    <p key={`${carrier} ${number}`}>
      {t.sentWith(carrier)} <b translate="no">{number}</b>
      {page && (
        <>
          {" "}
          <Link variant="more" href={page}>
            {t.trackWith(carrier)}
          </Link>
        </>
      )}
    </p>
  ));
}
