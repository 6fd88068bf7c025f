import { useZone } from "./use-moment.ts";

interface Props {
  /** The instant that is shown in India's time. */
  instant: string;
  /** The time of reading by the server's clock, in ms. */
  now: number;
  className?: string | undefined;
}

/**
 * A line with the local time for visitors abroad, below a time in India. Nothing moves when the browser, which alone
 * knows the time zone, fills it in: the server renders the line for visitors of other countries, and on a device with
 * another clock than India's an empty line has its height from the first paint (before-paint-script.ts).
 */
export function IndiaTimeAbroad({ instant, now, className }: Props) {
  return <span className={className}>{useZone(now)(instant)}</span>;
}
