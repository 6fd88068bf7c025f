import type { OrderState } from "@aradhana/core/contract";
import type { PlannedStep } from "../lines/line.ts";
import type { Evidence } from "./orders.table.ts";

/** What is known of an order's way: what happened, what proves it, and what is planned. */
export interface Journey {
  state: OrderState;
  events: readonly { state: OrderState; at: Date }[];
  evidence: readonly Evidence[];
  /** The steps after the payment. */
  planned: readonly PlannedStep[];
}

export interface Step {
  state: OrderState;
  at: Date | null;
  plannedAt: Date | null;
  evidenceUrl: string | null;
}

/** The states after which nothing is planned any more. */
const ended = new Set<OrderState>(["cancelled", "expired"]);
/** Steps that are between two others, and shown only while the order is there. */
const passing = new Set<OrderState>(["payment_pending", "payment_failed", "sankalp_due", "names_due"]);

const beforeAll: readonly PlannedStep[] = [
  ["created", null],
  ["paid", null],
];

/** The timeline of one order: first what happened, as it happened; then what lies ahead, with its time. */
export function timelineOf({ state: current, events, evidence, planned }: Journey): Step[] {
  const shown = events.filter(({ state }) => !passing.has(state) || state === current);
  // Each state once: a second try at paying does not make the timeline longer.
  const happened = new Map(
    shown.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map((event) => [event.state, event]),
  );
  const past: Step[] = [...happened.values()].map(({ state, at }) => ({
    ...{ state, at, plannedAt: null },
    evidenceUrl: evidence.findLast((each) => each.state === state)?.url ?? null,
  }));
  if (ended.has(current)) return past;

  const ahead = [...beforeAll, ...planned].filter(([state]) => !happened.has(state));
  return [...past, ...ahead.map(([state, plannedAt]) => ({ state, at: null, plannedAt, evidenceUrl: null }))];
}
