import { chatText } from "../../features/chat/text.ts";
import { SessionById } from "../../features/consultation/session/session-by-id.tsx";
import { sessionText } from "../../features/consultation/session/text.ts";
import { bookingText } from "../../features/consultation/status/text.ts";
import { NoOrder } from "../../features/orders/no-order/no-order.tsx";
import { noOrderText } from "../../features/orders/no-order/text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [noOrderText, sessionText, bookingText, chatText, errorTexts];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: sessionText.in(language).metaTitle, noindex: true };
}

/** A session is personal: it is fetched in the browser. */
export function Component() {
  const search = useAddressQuery();
  const id = search.get("booking_id") ?? "";
  return id ? <SessionById key={id} bookingId={id} /> : <NoOrder />;
}
