import type { Gem } from "@aradhana/core/goods";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./gem-scale.module.css";
import { Outline } from "./outline.tsx";
import { profileOf } from "./profile.ts";

const GAP = 3;
const EDGE = 1;

interface GemViewsProps {
  size: Gem["size_mm"];
  /** How it is cut. */
  shape: string;
}

/** The stone from above and from the side, enlarged in the same proportion. */
export function GemViews({ size, shape }: GemViewsProps) {
  const t = useText(gemPageText);
  const [length, width, depth] = size;
  const label = t.scale.views(length, width, depth);
  const side = EDGE + width + GAP;
  const middle = EDGE + length / 2;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side + depth + EDGE} ${length + 2 * EDGE}`}
        className={styles.views}
      >
        <Outline {...{ shape, length, width, left: EDGE, middle }} />
        <path d={profileOf(shape, { left: side, top: EDGE, length, depth })} className={styles.gem} />
      </svg>
      <p className={styles.note}>{label}</p>
    </>
  );
}
