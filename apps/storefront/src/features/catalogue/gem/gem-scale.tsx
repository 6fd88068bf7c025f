import type { Gem } from "@aradhana/core/goods";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../detail/section.tsx";
import styles from "./gem-scale.module.css";
import { GemViews } from "./gem-views.tsx";
import { Outline } from "./outline.tsx";

/** All in mm. The coin is the ten-rupee piece of two metals. */
const COIN = 27;
/** The ring finger of most grown people is 16 to 19 wide at its last joint. */
const FINGER = 17;
const FINGER_LENGTH = 44;
const GAP = 6;
const EDGE = 2;

/** How large the stone is: its outline in true proportion beside a coin that everybody knows, and on a finger. */
export function GemScale({ gem: { size_mm, shape } }: { gem: Pick<Gem, "size_mm" | "shape"> }) {
  const t = useText(gemPageText);
  const [length, width] = size_mm;
  const height = Math.max(FINGER_LENGTH, length);
  const middle = EDGE + height / 2;
  const left = EDGE + COIN + GAP;
  const finger = left + width + GAP;
  const box = `0 0 ${finger + Math.max(FINGER, width) + EDGE} ${height + 2 * EDGE}`;
  const label = t.scale.label(length, width, COIN, FINGER);
  return (
    <Section title={t.scale.title}>
      <svg role="img" aria-label={label} viewBox={box} className={styles.scale}>
        <circle cx={EDGE + COIN / 2} cy={middle} r={COIN / 2} className={styles.known} />
        <circle cx={EDGE + COIN / 2} cy={middle} r={COIN * 0.32} className={styles.known} />
        <text x={EDGE + COIN / 2} y={middle + 2.2} textAnchor="middle" className={styles.value}>
          {t.scale.coin}
        </text>
        <Outline shape={shape.value} {...{ left, middle, length, width }} />
        <Finger left={finger + Math.max(0, (width - FINGER) / 2)} top={middle - FINGER_LENGTH / 2} />
        <Outline
          shape={shape.value}
          {...{ length, width, left: finger + Math.max(0, (FINGER - width) / 2), middle: middle + 10 }}
        />
      </svg>
      <p className={styles.note}>{label}</p>
      <GemViews size={size_mm} shape={shape.value} />
    </Section>
  );
}

/** A finger from its tip with the nail to where a ring is worn. */
function Finger({ left, top }: { left: number; top: number }) {
  const right = left + FINGER;
  const [round, bottom] = [top + FINGER / 2, top + FINGER_LENGTH];
  const nail = FINGER * 0.24;
  return (
    <g className={styles.known}>
      <path d={`M${left} ${bottom}V${round}A${FINGER / 2} ${FINGER / 2} 0 0 1 ${right} ${round}V${bottom}`} />
      <rect x={left + nail} y={top + 2.5} width={FINGER - 2 * nail} height={11} rx={4} />
    </g>
  );
}
