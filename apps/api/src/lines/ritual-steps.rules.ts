import type { OrderState } from "@aradhana/core/contract";
import type { PlannedStep } from "./line.ts";

/** The times that determine the steps of an order. */
interface RitualSchedule {
  startsAt: Date;
  endsAt: Date;
  /** The cut-off for names. */
  cutoffAt: Date;
  videoEtaHours: number | null;
  prasadEtaDays: number | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** The steps that pujas and chadhaava share, around their own steps. */
function ritualSteps(
  { endsAt, cutoffAt, prasadEtaDays }: RitualSchedule,
  own: readonly PlannedStep[],
): PlannedStep[] {
  return [
    ["sankalp_received", cutoffAt],
    ["scheduled", cutoffAt],
    ...own,
    ...(prasadEtaDays === null
      ? []
      : ([
          ["prasad_dispatched", later(endsAt, DAY)],
          ["delivered", later(endsAt, prasadEtaDays * DAY)],
        ] satisfies PlannedStep[])),
  ];
}

/** When the recording is available. */
const recordedAt = ({ endsAt, videoEtaHours }: RitualSchedule): Date | null =>
  videoEtaHours === null ? null : later(endsAt, videoEtaHours * HOUR);

/** The steps of a puja. */
export function pujaSteps(schedule: RitualSchedule): PlannedStep[] {
  const recorded = recordedAt(schedule);
  return ritualSteps(schedule, [
    ["live", schedule.startsAt],
    ["performed", schedule.endsAt],
    ...(recorded ? [["video_ready", recorded] satisfies [OrderState, Date]] : []),
  ]);
}

/** The steps of a chadhaava. */
export const chadhaavaSteps = (schedule: RitualSchedule): PlannedStep[] =>
  ritualSteps(schedule, [
    ["offered", schedule.endsAt],
    ["proof_ready", recordedAt(schedule)],
  ]);
