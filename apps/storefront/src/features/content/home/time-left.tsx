import { timeOf } from "@aradhana/core/time";
import { Countdown, type TimeLeft as Left } from "@aradhana/ui/countdown";
import { useText } from "../../../shared/i18n/define-text.ts";
import { homeText } from "./text.ts";

interface Props {
  until: string;
  serverNow: string;
  onEnd(): void;
}

/** The remaining time of a reservation. */
export function TimeLeft(props: Props) {
  const { left } = useText(homeText).unfinished;
  const labels = (time: Left) =>
    time.unit === "minutes"
      ? { shown: `, ${timeOf(time.minutes * 60 + time.seconds)}`, spoken: left(time.minutes, time.seconds) }
      : { shown: "", spoken: "" };
  return <Countdown {...props} labels={labels} />;
}
