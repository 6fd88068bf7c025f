import { useVisitor } from "../services/visitor.tsx";
import { useIndiaTime } from "./use-india-time.ts";

interface Props {
  /** The hour that was told in India's time. */
  instant: string;
  className?: string | undefined;
}

/**
 * A line for visitors abroad under an hour told in India's time. The server knows the country and draws the line;
 * the browser, which knows the zone, fills it in: so nothing moves.
 */
export function IndiaTimeAbroad({ instant, className }: Props) {
  const { country } = useVisitor();
  const indiaTime = useIndiaTime();
  return country === "in" ? null : <span className={className}>{indiaTime(instant)}</span>;
}
