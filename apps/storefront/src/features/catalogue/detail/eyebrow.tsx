import type { ReactNode } from "react";
import styles from "./detail.module.css";

/** Above the title, as on the cards: date and occasion of a ritual, kind of a good. */
export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className={styles.eyebrow}>{children}</p>
);
