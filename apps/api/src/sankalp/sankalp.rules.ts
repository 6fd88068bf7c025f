import type { FieldError, OrderState, Sankalp } from "@aradhana/core/contract";
import { unpaidStates } from "@aradhana/core/payment";
import { lineOf } from "../lines/lines.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { performedStates } from "../orders/performed-states.ts";
import type { SankalpContent } from "./content.ts";

type NamedOrder = Pick<StoredOrder, "state" | "item" | "fulfilment">;

const openStates = new Set<OrderState>([...unpaidStates, "paid"]);

/** Whether names can still be entered and changed: until they are handed to the priests. */
export function isOpen(order: NamedOrder, now: Date): boolean {
  const { names } = lineOf(order);
  if (!names) return false;
  const { state, fulfilment } = order;
  return (
    (openStates.has(state) || state === names.due || state === names.received) && now < fulfilment.cutoffAt
  );
}

/** The sankalp of an item among those of its order: its own, or a shared one with which its names were received. */
export function sankalpOf<Stored extends { itemId: string; isShared: boolean }>(
  ofOrder: readonly Stored[],
  order: Pick<NamedOrder, "item" | "fulfilment">,
): Stored | undefined {
  const own = ofOrder.find(({ itemId }) => itemId === order.item.id);
  if (own || !hasNames(order.fulfilment.state)) return own;
  return lineOf(order).names ? ofOrder.find(({ isShared }) => isShared) : undefined;
}

export function sankalpState(order: NamedOrder, submitted: boolean, now: Date): Sankalp["state"] {
  if (isReadOut(order.state)) return "read_out";
  if (!isOpen(order, now)) return "locked";
  return submitted ? "submitted" : "draft";
}

/** Whether staff can correct submitted names: until they were read, also after the buyer can change them. */
export const mayCorrect = ({ state }: Pick<NamedOrder, "state">): boolean =>
  hasNames(state) && !isReadOut(state);

const isReadOut = (state: OrderState) => performedStates.includes(state);
const hasNames = (state: OrderState) =>
  state === "sankalp_received" || state === "scheduled" || state === "live" || isReadOut(state);

/** Checks that the schema cannot do: the package's number of devotees, and the fields required on submission. */
export function contentErrors(content: SankalpContent, maxDevotees: number, complete: boolean): FieldError[] {
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
