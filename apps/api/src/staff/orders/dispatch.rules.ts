import type { OrderState } from "@aradhana/core/contract";
import type { FulfilmentStep } from "@aradhana/core/staff";
import type { FulfilmentRow } from "../../orders/orders.table.ts";

type Step = FulfilmentStep["step"];
type Moves = Readonly<Partial<Record<Step, { from: readonly OrderState[]; to: OrderState }>>>;

const delivered = (...from: OrderState[]) => ({ from, to: "delivered" as const });

/** The steps of goods. */
const parcel: Moves = {
  packed: { from: ["confirmed", "energising"], to: "packed" },
  dispatched: { from: ["packed"], to: "shipped" },
  delivered: delivered("shipped", "out_for_delivery"),
};

/** The steps of prasad, which is sent once the ritual is performed. */
const prasad: Moves = {
  dispatched: { from: ["performed", "offered", "video_ready", "proof_ready"], to: "prasad_dispatched" },
  delivered: delivered("prasad_dispatched"),
};

interface Sent {
  kind: FulfilmentRow["kind"];
  state: OrderState;
  /** Whether prasad of the ritual is sent home. */
  sendsPrasad: boolean;
}

const steps = ["packed", "dispatched", "delivered"] as const satisfies Step[];

/** The step that comes next; null while there is nothing to send. */
export const nextStepOf = (sent: Sent): Step | null =>
  steps.find((step) => stateAfter(sent, step) !== undefined) ?? null;

/** The state after a step; undefined if it is not the next step. */
export function stateAfter({ kind, state, sendsPrasad }: Sent, step: Step): OrderState | undefined {
  // A service sends nothing.
  if (kind === "service" || (kind === "ritual" && !sendsPrasad)) return undefined;
  const move = (kind === "parcel" ? parcel : prasad)[step];
  return move?.from.includes(state) ? move.to : undefined;
}
