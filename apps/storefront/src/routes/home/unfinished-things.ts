import type { OrderCard } from "@aradhana/core/contract";
import type { Draft } from "./drafts.ts";

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

function hrefOf({ id, name, package_id }: OrderCard, kind: "pay" | "fill_sankalp"): string {
  return kind === "pay"
    ? `/orders/${id}/${encodeURIComponent(name)}`
    : `/puja/sankalp/${package_id}?order_id=${id}`;
}
