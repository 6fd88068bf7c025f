import type { Gem } from "@aradhana/core/goods";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./ring-guide.module.css";
import { ringSizeText } from "./ring-size-text.ts";

/** All in mm: the sheet is as wide as what a printer reaches of A4 and of US letter. */
const SHEET = 180;
const COLUMNS = 6;
const CELL = SHEET / COLUMNS;
const LABEL = 6;
/** The width of a bank card (ISO/IEC 7810 ID-1): everyone has one, not everyone a ruler. */
const CHECK = 85.6;
const HEAD = 14;

/** Circles as wide as the inside of a ring of each size, true to scale on paper; on paper nothing else is printed. */
export function RingGuide({ sizes }: Pick<{ sizes: Gem["ring_sizes"] }, "sizes">) {
  const t = useText(ringSizeText);
  const height = HEAD + Math.ceil(sizes.length / COLUMNS) * (CELL + LABEL);
  return (
    <div className={styles.guide}>
      <ol className={styles.steps}>
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <svg
        role="img"
        aria-label={t.guide}
        width={`${SHEET}mm`}
        height={`${height}mm`}
        viewBox={`0 0 ${SHEET} ${height}`}
        className={styles.sheet}
      >
        <path d={`M1 4v4M1 6h${CHECK}M${CHECK + 1} 4v4`} className={styles.line} />
        <text x={CHECK + 4} y={7.5} className={styles.check}>
          {t.check}
        </text>
        {sizes.map(({ size, inner_mm }, index) => {
          const x = ((index % COLUMNS) + 0.5) * CELL;
          const y = HEAD + Math.floor(index / COLUMNS) * (CELL + LABEL) + CELL / 2;
          return (
            <g key={size}>
              <circle cx={x} cy={y} r={inner_mm / 2} className={styles.line} />
              <text x={x} y={y + 1.5} textAnchor="middle" className={styles.label}>
                {size}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
