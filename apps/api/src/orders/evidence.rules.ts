import type { Order, OrderState, PoojaOrder } from "@aradhana/core/contract";
import { readVideoStart } from "@aradhana/core/video-link";

/** What proves that an order has come to a state, and when that was. */
export const evidenceOf = ({ timeline }: Order, state: OrderState) =>
  timeline.flatMap(({ state: each, at, evidence_url: url }) =>
    each === state && at && url ? [{ url, at }] : [],
  );

/** The recordings that came with a state. Where the names are read out is told by their links. */
export const proofsOf = (order: Order, state: OrderState): PoojaOrder["proofs"] =>
  evidenceOf(order, state).map(({ url, at }) => ({
    kind: "video",
    url,
    start_seconds: readVideoStart(url),
    at,
  }));
