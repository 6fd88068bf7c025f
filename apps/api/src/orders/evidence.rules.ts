import type { Order, OrderState, PoojaOrder } from "@aradhana/core/contract";
import { readVideoStart } from "@aradhana/core/video-link";

/** The evidence that an order reached a state, with the time. */
export const evidenceOf = ({ timeline }: Order, state: OrderState) =>
  timeline.flatMap(({ state: each, at, evidence_url: url }) =>
    each === state && at && url ? [{ url, at }] : [],
  );

/** The recordings of a state. Their links contain the second at which the names are read. */
export const proofsOf = (order: Order, state: OrderState): PoojaOrder["proofs"] =>
  evidenceOf(order, state).map(({ url, at }) => ({
    kind: "video",
    url,
    start_seconds: readVideoStart(url),
    at,
  }));
