import type { Order, TimelineStep } from "@aradhana/core/contract";
import { type TimelineStep as ShownStep, Timeline } from "@aradhana/ui/timeline";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Shipments } from "./shipments.tsx";
import { ordersText } from "./text.ts";

const failed = new Set<TimelineStep["state"]>(["payment_failed", "cancelled", "expired", "rejected"]);

/** Couriers promise a day: an hour would be more than anybody knows. */
const plannedByDay = new Set<TimelineStep["state"]>(["prasad_dispatched", "shipped", "delivered"]);

const timeOf = ({ time }: ShownStep) => (time ? Date.parse(time.iso) : 0);

interface OrderTimelineProps {
  order: Pick<Order, "timeline" | "shipments" | "corrections">;
  serverTime: string;
}

/** What has happened to an order, with hour and evidence, and what is still to come. */
export function OrderTimeline({ order, serverTime }: OrderTimelineProps) {
  const t = useText(ordersText);
  const now = Date.parse(serverTime);
  const moment = useMoment(now);
  const { language } = useVisitor();
  const current = order.timeline.findLastIndex(({ at }) => at !== null);
  const steps = order.timeline.map(({ state, at, planned_at, evidence_url }, index): ShownStep => {
    // A planned time that has passed is not expected any more.
    const instant = at ?? (planned_at && Date.parse(planned_at) > now ? planned_at : null);
    const isDay = !at && plannedByDay.has(state);
    const when = instant && (isDay ? formatDate(instant, "short-day", language) : moment(instant));
    const how = failed.has(state) && at ? "failed" : at ? (index === current ? "current" : "done") : "coming";
    return {
      key: `${state}${index}`,
      title: t.timeline[state],
      state: how,
      stateLabel: t.progress[how],
      // Planned times are approximate: rituals follow the temple, not the clock.
      time: instant && when ? { iso: instant, label: at ? when : t.expected(when) } : undefined,
      evidence: evidence_url ? { href: evidence_url, label: t.evidence, target: "_blank" } : undefined,
    };
  });
  const requests = (order.corrections ?? []).flatMap(({ number, requested_at, answered_at }) => [
    stepOf(number, "requested", requested_at),
    ...(answered_at ? [stepOf(number, "answered", answered_at)] : []),
  ]);
  const past = [...steps.slice(0, current + 1), ...requests].toSorted((a, b) => timeOf(a) - timeOf(b));

  function stepOf(ticket: string, what: keyof typeof t.corrections, at: string): ShownStep {
    return {
      ...{ key: `${ticket}${what}`, title: t.corrections[what], note: t.ticket(ticket) },
      ...{ state: "done", stateLabel: t.progress.done, time: { iso: at, label: moment(at) } },
    };
  }

  return (
    <>
      <Timeline steps={[...past, ...steps.slice(current + 1)]} />
      <Shipments shipments={order.shipments} />
    </>
  );
}
