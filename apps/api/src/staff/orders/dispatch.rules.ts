import type { OrderState } from "@aradhana/core/contract";
import type { FulfilmentStep } from "@aradhana/core/staff";
import { goodOf } from "../../goods/goods-snapshot.ts";
import { ritualOf } from "../../lines/ritual-snapshot.ts";
import type { FulfilmentRow, OrderItemRow } from "../../orders/orders.table.ts";

type Step = FulfilmentStep["step"];
type Moves = Readonly<Partial<Record<Step, { from: readonly OrderState[]; to: OrderState }>>>;

const delivered = (...from: OrderState[]) => ({ from, to: "delivered" as const });

/** The steps of goods. */
const parcel: Moves = {
  packed: { from: ["confirmed"], to: "packed" },
  dispatched: { from: ["packed"], to: "shipped" },
  // Not every carrier reports it, so it may be left out.
  out_for_delivery: { from: ["shipped"], to: "out_for_delivery" },
  delivered: delivered("shipped", "out_for_delivery"),
};

/** The steps of goods that are energised in a name. */
const energisedParcel: Moves = {
  ...parcel,
  energised: { from: ["confirmed"], to: "energising" },
  packed: { from: ["energising"], to: "packed" },
};

/** The steps of prasad, which is sent once the ritual is performed. */
const prasad: Moves = {
  dispatched: { from: ["performed", "offered", "video_ready", "proof_ready"], to: "prasad_dispatched" },
  delivered: delivered("prasad_dispatched"),
};

/** A new box instead of a lost one, which may still come. */
const newBox: Moves = {
  ...prasad,
  dispatched: { from: ["prasad_dispatched"], to: "prasad_dispatched" },
};

interface Sent {
  item: Pick<OrderItemRow, "snapshot">;
  fulfilment: Pick<FulfilmentRow, "kind" | "state" | "trackingNumber">;
}

/** Whether it is goods that are energised in a name. */
export const isEnergised = ({ item, fulfilment }: Sent): boolean =>
  fulfilment.kind === "parcel" && goodOf(item).energised;

function movesOf(sent: Sent): Moves {
  const { kind, state, trackingNumber } = sent.fulfilment;
  if (kind === "parcel") return isEnergised(sent) ? energisedParcel : parcel;
  // A service sends nothing.
  if (kind !== "ritual" || ritualOf(sent).prasadEtaDays === null) return {};
  return state === "prasad_dispatched" && trackingNumber === null ? newBox : prasad;
}

const steps = [
  ...(["energised", "packed", "dispatched", "out_for_delivery", "delivered"] as const),
] satisfies Step[];

/** The steps that may come next; none while there is nothing to send. */
export const nextStepsOf = (sent: Sent): Step[] =>
  steps.filter((step) => stateAfter(sent, step) !== undefined);

/** The state after a step; undefined if it is not a next step. */
export function stateAfter(sent: Sent, step: Step): OrderState | undefined {
  const move = movesOf(sent)[step];
  return move?.from.includes(sent.fulfilment.state) ? move.to : undefined;
}
