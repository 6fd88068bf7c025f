import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./accordion.module.css";

export type AccordionItem = {
  /** Stable id, and the anchor of the section on its page. */
  id: string;
  summary: string;
  content: ReactNode;
  /** Whether it is open initially. */
  open?: boolean;
};

export type AccordionProps = Omit<ComponentProps<"div">, "children"> & {
  items: readonly AccordionItem[];
  /** The shared name that makes opening one section close the others. Without it sections are independent. */
  name?: string;
};

/** Sections that open on demand: native `details`, so they work without scripts and in the browser's page search. */
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
