import type { PoojaCard } from "@aradhana/core/contract";
import type { View } from "../http/view.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { ritualOf } from "./ritual-snapshot.ts";

/** Replaces the title, the temple's name and the times of a card with those of an order. */
export const withAgreedTerms = <Card extends Pick<PoojaCard, "title" | "temple" | "muhurat" | "cutoff_at">>(
  card: Card,
  order: StoredOrder,
  { language }: View,
): Card => ({
  ...card,
  title: order.item.title[language],
  temple: { ...card.temple, name: ritualOf(order).temple[language] },
  muhurat: {
    ...card.muhurat,
    start_at: order.fulfilment.startsAt.toISOString(),
    end_at: order.fulfilment.endsAt.toISOString(),
  },
  cutoff_at: ritualOf(order).bookableUntil,
});
