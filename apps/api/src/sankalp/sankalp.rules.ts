import type { FieldError, OrderState, Sankalp } from "@aradhana/core/contract";
import { lineOf } from "../lines/lines.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { SankalpContent } from "./content.ts";

type Named = Pick<StoredOrder, "state" | "item" | "fulfilment">;

const open = new Set<OrderState>(["created", "payment_pending", "payment_failed", "paid"]);

/** Whether names can still be given and changed: until they are handed to the priests. */
export function isOpen(order: Named, now: Date): boolean {
  const { names } = lineOf(order);
  if (!names) return false;
  const { state, fulfilment } = order;
  return (open.has(state) || state === names.due || state === names.received) && now < fulfilment.cutoffAt;
}

/** How a sankalp stands. */
export function sankalpState(order: Named, submitted: boolean, now: Date): Sankalp["state"] {
  if (isReadOut(order.state)) return "read_out";
  if (!isOpen(order, now)) return "locked";
  return submitted ? "submitted" : "draft";
}

const readOutStates = new Set<OrderState>([
  "performed",
  "offered",
  "video_ready",
  "proof_ready",
  "prasad_dispatched",
  "delivered",
  "closed",
]);
const isReadOut = (state: OrderState) => readOutStates.has(state);

/** What the schema cannot know: how many people the package is for, and what must not be missing once it is handed in. */
export function wrongFields(content: SankalpContent, maxDevotees: number, complete: boolean): FieldError[] {
  const errors: FieldError[] = [];
  if (content.devotees.length > maxDevotees) {
    const message = `This order is for ${maxDevotees} people at most.`;
    errors.push({ field: "devotees", code: "too_many", message });
  }
  if (!complete) return errors;
  for (const [index, { gotra, gotra_unknown }] of content.devotees.entries()) {
    if (gotra || gotra_unknown) continue;
    const message = "Give the gotra, or say that it is not known.";
    errors.push({ field: `devotees.${index}.gotra`, code: "required", message });
  }
  return errors;
}
