import { formatMoment } from "@aradhana/core/date";
import { Countdown, type TimeLeft } from "@aradhana/ui/countdown";
import { useText } from "../../../shared/i18n/define-text.ts";
import { IndiaTimeAbroad } from "../../../shared/local-time/india-time-abroad.tsx";
import { useServerNow } from "../../../shared/server-time/use-server-now.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./facts.module.css";
import { detailText } from "./text.ts";

interface ClosingTimeProps {
  cutoffAt: string;
  serverTime: string;
}

/** When bookings close, as a day and hour and as the time that is left by the server's clock. */
export function ClosingTime({ cutoffAt, serverTime }: ClosingTimeProps) {
  const { language } = useVisitor();
  const t = useText(detailText).facts;
  const now = Date.parse(serverTime);
  const serverNow = useServerNow(serverTime);

  function labels(left: TimeLeft) {
    const time = timeLeft(left);
    return { shown: time, spoken: time };
  }
  function timeLeft(left: TimeLeft) {
    switch (left.unit) {
      case "days":
        return t.left(t.timeLeft.days(left.days, left.hours));
      case "hours":
        return t.left(t.timeLeft.hours(left.hours, left.minutes));
      case "minutes":
        return t.left(t.timeLeft.minutes(left.minutes, left.seconds));
      case "ended":
        return "";
    }
  }

  return (
    <>
      {formatMoment(cutoffAt, { now, language })}
      <IndiaTimeAbroad instant={cutoffAt} now={now} className={styles.more} />
      <Countdown until={cutoffAt} serverNow={serverNow} labels={labels} className={styles.more} />
    </>
  );
}
