import type { ReactNode } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./detail.module.css";
import { Eyebrow } from "./eyebrow.tsx";

interface RitualSummaryProps {
  startAt: string;
  /** Tithi or occasion. */
  detail: string;
  /** At the end of the line: the rating. */
  children?: ReactNode;
}

/** Date and occasion, above the title. */
export function RitualSummary({ startAt, detail, children }: RitualSummaryProps) {
  const { language } = useVisitor();
  return (
    <div className={styles.summary}>
      <Eyebrow>
        {formatDate(startAt, "day", language)}, {detail}
      </Eyebrow>
      {children}
    </div>
  );
}
