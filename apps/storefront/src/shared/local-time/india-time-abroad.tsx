import { useVisitor } from "../services/visitor.tsx";
import { useZone } from "./use-moment.ts";

interface Props {
  /** The instant that is shown in India's time. */
  instant: string;
  /** The time of reading by the server's clock, in ms. */
  now: number;
  className?: string | undefined;
}

/**
 * A line with the local time for visitors abroad, below a time in India. The server knows the country and renders the
 * line, the browser knows the time zone and fills it in, so that nothing moves.
 */
export function IndiaTimeAbroad({ instant, now, className }: Props) {
  const { country } = useVisitor();
  const zone = useZone(now);
  return country === "in" ? null : <span className={className}>{zone(instant)}</span>;
}
