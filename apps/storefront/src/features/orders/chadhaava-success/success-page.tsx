import { orderPath } from "@aradhana/core/paths";
import { isChadhaavaOrder } from "../../../lines/chadhaava/is-chadhaava-order.ts";
import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { ReplaceAddress } from "../../../shared/address/replace-address.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { LoadedOrder } from "../order/loaded-order.tsx";
import { useOrder } from "../order/use-order.ts";
import { BookedOfferings } from "./booked-offerings.tsx";

/** Fetches the order and shows what was offered; an order of another line has its own page. */
export function SuccessPage({ orderId }: { orderId: string }) {
  const t = useText(chadhaavaSuccessText);
  const { resource, reload } = useOrder(orderId);
  return (
    <LoadedOrder {...{ resource, reload, title: t.title }}>
      {(booked) =>
        isChadhaavaOrder(booked) ? (
          <BookedOfferings booked={booked} />
        ) : (
          <ReplaceAddress with={orderPath({ id: orderId, name: booked.name })} />
        )
      }
    </LoadedOrder>
  );
}
