import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./countdown.module.css";
import { tickDown } from "./tick-down.ts";
import { type TimeLeft, timeLeft, untilNextChange } from "./time-left.ts";

export type CountdownProps = Omit<ComponentProps<"span">, "children"> & {
  /** When it ends, ISO 8601. */
  until: string;
  /** What the server's clock said when it answered, ISO 8601: the visitor's own clock may be wrong. */
  serverNow: string;
  /** The words for what is left: as shown ("09:41"), and as a sentence ("9 minutes 41 seconds left"). */
  labels: (left: TimeLeft) => { shown: string; spoken: string };
  /**
   * Called when `until` has come, not while its last second runs: once, unless the server says afterwards that there
   * is time left, since the visitor's clock ran ahead.
   */
  onEnd?: () => void;
};

/** The true time left until an hour the server named. The first paint needs no clock, so both sides draw the same. */
export function Countdown({ until, serverNow, labels, onEnd, className, ...rest }: CountdownProps) {
  const total = Date.parse(until) - Date.parse(serverNow);
  // What has passed since that answer of the server: nothing yet for a newer one.
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  const left = passed.since === serverNow ? total - passed.ms : total;
  const endedAt = useRef("");
  const ended = useEffectEvent(() => {
    // What one does then may bring a newer time of the server's, and so start this anew.
    if (endedAt.current === until) return;
    endedAt.current = until;
    onEnd?.();
  });

  useEffect(() => {
    const startedAt = Date.now();
    return tickDown({
      left: () => total - (Date.now() - startedAt),
      untilNextChange,
      tell(ms) {
        setPassed({ since: serverNow, ms: total - ms });
        if (ms > 0) endedAt.current = "";
        else ended();
      },
    });
  }, [total, serverNow]);

  const { shown, spoken } = labels(timeLeft(left));
  return (
    <span role="timer" aria-live="off" {...rest} className={clsx(styles.countdown, className)}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
