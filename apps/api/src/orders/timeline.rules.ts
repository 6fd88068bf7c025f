import type { OrderState } from "@aradhana/core/contract";
import { isEnded } from "@aradhana/core/payment";
import type { PlannedStep } from "../lines/line.ts";
import { isBefore } from "./orders.rules.ts";
import type { Evidence } from "./orders.table.ts";

/** An order's past events, their evidence and the planned steps. */
export interface OrderHistory {
  state: OrderState;
  events: readonly { state: OrderState; at: Date }[];
  evidence: readonly Evidence[];
  /** The steps after the payment. */
  planned: readonly PlannedStep[];
  /** Whether it is paid in cash when it arrives: there is no payment to wait for. @default false */
  paysOnDelivery?: boolean;
}

export interface Step {
  state: OrderState;
  at: Date | null;
  plannedAt: Date | null;
  evidenceUrl: string | null;
}

/** States that are shown only while they are current. */
const transientStates = new Set<OrderState>([
  "payment_pending",
  "payment_failed",
  "sankalp_due",
  "names_due",
]);

/** Recordings may come later than the prasad: they stay ahead until there is one. */
const recorded = new Set<OrderState>(["video_ready", "proof_ready"]);

/** States in which the steps start again: at another date, or with goods that are sent a second time. */
const restarts = new Set<OrderState>(["rescheduled", "confirmed"]);

const names: OrderState = "sankalp_received";

/** The events without those of a date from which the ritual was moved away, or of a lost parcel: the steps are ahead again. */
function sinceMove({ events, planned, state: current }: OrderHistory) {
  const moved = events.findLastIndex(({ state }) => restarts.has(state));
  const steps = new Set(planned.map(([state]) => state));
  // The names go along to the new date: they were received when they were given.
  const received = isBefore(current, names) ? -1 : events.findIndex(({ state }) => state === names);
  return events.filter(({ state }, index) => {
    if (state === names && received >= 0) return index === received;
    return index >= moved || !steps.has(state);
  });
}

const placed: PlannedStep = ["created", null];
const paid: PlannedStep = ["paid", null];

/** The timeline of an order: first its past events in sequence, then the planned steps. */
export function timelineOf(history: OrderHistory): Step[] {
  const { state: currentState, evidence, planned, paysOnDelivery = false } = history;
  const shown = sinceMove(history).filter(
    ({ state }) => !transientStates.has(state) || state === currentState,
  );
  // Each state once: a second payment attempt adds no step.
  const happened = new Map(
    shown.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map((event) => [event.state, event]),
  );
  const past: Step[] = [...happened.values()].map(({ state, at }) => ({
    ...{ state, at, plannedAt: null },
    evidenceUrl: evidence.findLast((each) => each.state === state)?.url ?? null,
  }));
  if (isEnded(currentState)) return past;

  const upcoming = [placed, ...(paysOnDelivery ? [] : [paid]), ...planned].filter(
    ([state]) => !happened.has(state) && (recorded.has(state) || !isBefore(state, currentState)),
  );
  return [
    ...past,
    ...upcoming.map(([state, plannedAt]) => ({ state, at: null, plannedAt, evidenceUrl: null })),
  ];
}
