import type { OrderState, OrderType } from "@aradhana/core/contract";

/** What is known of an order's journey: what happened, and what is promised. */
export interface Journey {
  type: OrderType;
  state: OrderState;
  events: readonly { state: OrderState; at: Date; evidenceUrl: string | null }[];
  sankalpCutoffAt: Date;
  muhuratStartAt: Date;
  muhuratEndAt: Date;
  videoEtaHours: number | null;
  /** Null where no prasad is sent. */
  prasadEtaDays: number | null;
}

export interface Step {
  state: OrderState;
  at: Date | null;
  plannedAt: Date | null;
  evidenceUrl: string | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** The end of the road before the rite: nothing is promised any more. */
const ended = new Set<OrderState>(["cancelled", "expired"]);
/** Steps that are between two others, and shown only while the order stands there. */
const passing = new Set<OrderState>(["payment_pending", "payment_failed", "sankalp_due", "names_due"]);

/** What is promised of the rite, in its order of travel. */
function promises(journey: Journey): [OrderState, Date | null][] {
  const { type, sankalpCutoffAt, muhuratStartAt, muhuratEndAt, videoEtaHours, prasadEtaDays } = journey;
  const recorded = videoEtaHours === null ? null : later(muhuratEndAt, videoEtaHours * HOUR);
  const rite: [OrderState, Date | null][] =
    type === "chadhaava"
      ? [
          ["sankalp_received", sankalpCutoffAt],
          ["scheduled", sankalpCutoffAt],
          ["offered", muhuratEndAt],
          ["proof_ready", recorded],
        ]
      : [
          ["sankalp_received", sankalpCutoffAt],
          ["scheduled", sankalpCutoffAt],
          ["live", muhuratStartAt],
          ["performed", muhuratEndAt],
          ...(recorded ? [["video_ready", recorded] satisfies [OrderState, Date]] : []),
        ];
  return [
    ["created", null],
    ["paid", null],
    ...rite,
    ...(prasadEtaDays === null
      ? []
      : [
          ["prasad_dispatched", later(muhuratEndAt, DAY)] satisfies [OrderState, Date],
          ["delivered", later(muhuratEndAt, prasadEtaDays * DAY)] satisfies [OrderState, Date],
        ]),
  ];
}

/** The road of one order: first what happened, as it happened; then what lies ahead, with its time. */
export function timelineOf(journey: Journey): Step[] {
  const shown = journey.events.filter(({ state }) => !passing.has(state) || state === journey.state);
  // Each state once: a second try at paying does not make the road longer.
  const happened = new Map(
    shown.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map((event) => [event.state, event]),
  );
  const past: Step[] = [...happened.values()].map(({ state, at, evidenceUrl }) => ({
    state,
    at,
    plannedAt: null,
    evidenceUrl,
  }));
  if (ended.has(journey.state)) return past;

  const ahead = promises(journey).filter(([state]) => !happened.has(state));
  return [...past, ...ahead.map(([state, plannedAt]) => ({ state, at: null, plannedAt, evidenceUrl: null }))];
}
