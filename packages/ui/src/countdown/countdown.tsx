import { clsx } from "clsx";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./countdown.module.css";
import { tickDown } from "./tick-down.ts";
import { type TimeLeft, timeLeft, untilNextChange } from "./time-left.ts";

export type CountdownProps = Omit<ComponentProps<"span">, "children"> & {
  /** End time, ISO 8601. */
  until: string;
  /** The server's time of the response, ISO 8601: the visitor's clock may be wrong. */
  serverNow: string;
  /** The texts for the time left: as shown ("09:41"), and as a sentence ("9 minutes 41 seconds left"). */
  labels: (left: TimeLeft) => { shown: string; spoken: string };
  /**
   * Called when `until` is reached, once. It is called again only if the server later says that time is left,
   * because the visitor's clock was fast.
   */
  onEnd?: () => void;
};

/**
 * The time left until an instant named by the server. The first render needs no clock, so that server and browser
 * match.
 */
export function Countdown({ until, serverNow, labels, onEnd, className, ...rest }: CountdownProps) {
  const total = Date.parse(until) - Date.parse(serverNow);
  // Time elapsed since that server response; zero for a newer one.
  const [passed, setPassed] = useState({ since: serverNow, ms: 0 });
  const left = passed.since === serverNow ? total - passed.ms : total;
  const endedAt = useRef("");
  const ended = useEffectEvent(() => {
    // The callback may bring a newer server time and restart this effect.
    if (endedAt.current === until) return;
    endedAt.current = until;
    onEnd?.();
  });

  useEffect(() => {
    const startedAt = Date.now();
    return tickDown({
      left: () => total - (Date.now() - startedAt),
      untilNextChange,
      onTick(ms) {
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
