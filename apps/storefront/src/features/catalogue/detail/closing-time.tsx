import { formatMoment } from "@aradhana/core/date";
import { Deferred, deferPart } from "../../../shared/lazy/deferred-part.tsx";
import { IndiaTimeAbroad } from "../../../shared/local-time/india-time-abroad.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./facts.module.css";

/** It counts down once the page is usable. */
export const timeLeft = deferPart(async () => (await import("./time-left-below-fold.tsx")).TimeLeft);

interface ClosingTimeProps {
  cutoffAt: string;
  serverTime: string;
}

/** When bookings close, as a day and hour and as the time that is left. */
export function ClosingTime({ cutoffAt, serverTime }: ClosingTimeProps) {
  const { language } = useVisitor();
  const now = Date.parse(serverTime);
  return (
    <>
      {formatMoment(cutoffAt, { now, language })}
      <IndiaTimeAbroad instant={cutoffAt} now={now} className={styles.more} />
      <Deferred part={timeLeft} props={{ until: cutoffAt, serverTime }} />
    </>
  );
}
