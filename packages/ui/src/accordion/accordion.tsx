import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./accordion.module.css";

export type AccordionItem = {
  /** Stable, and the anchor of the part on its page. */
  id: string;
  summary: string;
  content: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
};

export type AccordionProps = Omit<ComponentProps<"div">, "children"> & {
  items: readonly AccordionItem[];
  /** Opening one closes the others: they share this name on the page. Without it each stands for itself. */
  name?: string;
};

/** Parts that open on demand: native `details`, so they work without a script and are found by the page's search. */
export function Accordion({ items, name, className, ...rest }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <div {...rest} className={clsx(styles.accordion, className)}>
      {items.map(({ id, summary, content, open }) => (
        <details key={id} id={id} name={name} open={open} className={styles.part}>
          <summary className={styles.summary}>{summary}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
