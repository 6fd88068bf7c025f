import { Countdown, type TimeLeft as Left } from "@aradhana/ui/countdown";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useServerNow } from "../../../shared/server-time/use-server-now.ts";
import styles from "./facts.module.css";
import { detailText } from "./text.ts";

export interface TimeLeftProps {
  until: string;
  serverTime: string;
}

/** The time until bookings close, by the server's clock. */
export function TimeLeft({ until, serverTime }: TimeLeftProps) {
  const t = useText(detailText).facts;
  const serverNow = useServerNow(serverTime);

  function labels(left: Left) {
    const time = timeLeft(left);
    return { shown: time, spoken: time };
  }
  function timeLeft(left: Left) {
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

  return <Countdown until={until} serverNow={serverNow} labels={labels} className={styles.more} />;
}
