import { type ReactNode, useId } from "react";
import styles from "./pooja.module.css";

interface PartProps {
  /** Its anchor on the page. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A titled part of the page. */
export function Part({ id, title, children }: PartProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
