import { clsx } from "clsx";
import { ChevronEndIcon, ChevronStartIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import styles from "./rail.module.css";
import type { useScrollRow } from "./use-scroll-row.ts";

type RowArrowsProps = {
  /** The row to scroll. */
  scroll: Pick<ReturnType<typeof useScrollRow>, "back" | "on" | "move">;
  /** Accessible names. */
  labels: { back: string; on: string };
  className?: string | undefined;
};

/** Two arrows that scroll a row by one view, shown when there is room and something to scroll to. */
export function RowArrows({ scroll: { back, on, move }, labels, className }: RowArrowsProps) {
  if (!back && !on) return null;
  return (
    <div className={clsx(styles.arrows, className)}>
      <IconButton variant="line" label={labels.back} aria-disabled={!back} onClick={() => move(-1)}>
        <ChevronStartIcon />
      </IconButton>
      <IconButton variant="line" label={labels.on} aria-disabled={!on} onClick={() => move(1)}>
        <ChevronEndIcon />
      </IconButton>
    </div>
  );
}
