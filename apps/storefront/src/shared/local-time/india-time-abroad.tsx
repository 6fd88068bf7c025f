import { useVisitor } from "../services/visitor.tsx";
import { useIndiaTime } from "./use-india-time.ts";

interface Props {
  /** The instant that is shown in India's time. */
  instant: string;
  className?: string | undefined;
}

/**
 * A line with the local time for visitors abroad, below a time in India. The server knows the country and renders the
 * line, the browser knows the time zone and fills it in, so that nothing moves.
 */
export function IndiaTimeAbroad({ instant, className }: Props) {
  const { country } = useVisitor();
  const indiaTime = useIndiaTime();
  return country === "in" ? null : <span className={className}>{indiaTime(instant)}</span>;
}
