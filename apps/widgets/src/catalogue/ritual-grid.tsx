import { Children, type ReactNode } from "react";
import styles from "./catalogue.module.css";

interface RitualGridProps {
  /** `list` has one under the other, however wide the frame. */
  layout: "grid" | "list";
  children: ReactNode;
}

/** Cards side by side, as many as the frame is wide. */
export function RitualGrid({ layout, children }: RitualGridProps) {
  return (
    <ul className={styles.grid} data-layout={layout}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
