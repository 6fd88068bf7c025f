import { onePageTexts } from "../../features/checkout/one-page/text.ts";
import { chooseTimeText } from "../../features/consultation/choose/text.ts";
import { BookingById } from "../../features/consultation/status/booking-by-id.tsx";
import { bookingText } from "../../features/consultation/status/text.ts";
import { NoOrder } from "../../features/orders/no-order/no-order.tsx";
import { noOrderText } from "../../features/orders/no-order/text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [noOrderText, bookingText, chooseTimeText, ...onePageTexts];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: bookingText.in(language).metaTitle, noindex: true };
}

/** A booking is personal: it is fetched in the browser. */
export function Component() {
  const search = useAddressQuery();
  const id = search.get("booking_id") ?? "";
  return id ? <BookingById key={id} bookingId={id} /> : <NoOrder />;
}
