import { Children, type ReactNode } from "react";
import styles from "./rites.module.css";

interface RiteGridProps {
  /** `list` has one under the other, however wide the frame. */
  layout: "grid" | "list";
  children: ReactNode;
}

/** Cards side by side, as many as the frame is wide. */
export function RiteGrid({ layout, children }: RiteGridProps) {
  return (
    <ul className={styles.grid} data-layout={layout}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
