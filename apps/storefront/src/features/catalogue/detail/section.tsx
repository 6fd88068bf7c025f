import { type ReactNode, useId } from "react";
import styles from "./detail.module.css";

interface SectionProps {
  /** Its anchor on the page. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A titled section of the page. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
