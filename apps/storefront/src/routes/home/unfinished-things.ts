import type { OrderCard } from "@aradhana/core/contract";
import type { BookingDraft } from "../../booking-draft/draft.ts";
import { orderAddress, sankalpAddress } from "../../orders/order-address.ts";

type Draft = Pick<BookingDraft, "poojaId" | "title">;

/** Something the visitor began and we wait for. */
export interface UnfinishedThing {
  kind: "pay" | "fill_sankalp" | "draft";
  title: string;
  href: string;
}

/** What is unfinished, most pressing first: money under way, names that a priest needs, then drafts. */
export function unfinishedThings(orders: readonly OrderCard[], drafts: readonly Draft[]): UnfinishedThing[] {
  const waitingFor = (kind: "pay" | "fill_sankalp") =>
    orders
      .filter((order) => order.next_action === kind)
      .map((order) => ({ kind, title: order.title, href: hrefOf(order, kind) }));
  return [
    ...waitingFor("pay"),
    ...waitingFor("fill_sankalp"),
    ...drafts.map(({ poojaId, title }) => ({
      kind: "draft" as const,
      title,
      href: `/pooja/${poojaId}/continue`,
    })),
  ];
}

function hrefOf(order: OrderCard, kind: "pay" | "fill_sankalp"): string {
  if (kind === "pay") return orderAddress(order);
  return sankalpAddress({ orderId: order.id, packageId: order.package_id, isVip: order.is_vip });
}
