import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useScrollRow } from "../rail/use-scroll-row.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./table.module.css";

export type TableProps = Omit<ComponentProps<"table">, "children"> & {
  /** The caption. */
  caption: string;
  /** A heading above says the same: the caption is for screen readers only. @default false */
  captionHidden?: boolean;
  /** The column headers. */
  head: readonly string[];
  /** A cell per column; the first one is the row header. */
  rows: readonly {
    key: string;
    cells: readonly ReactNode[];
    /** No longer valid, but still shown. */
    past?: boolean;
  }[];
  /** The last column holds numbers, aligned at the end. @default false */
  figures?: boolean;
};

/** Facts in rows and columns. When wider than the page it scrolls by itself, by keyboard too. */
export function Table({
  caption,
  captionHidden = false,
  head,
  rows,
  figures = false,
  className,
  ...rest
}: TableProps) {
  const captionId = useId();
  const { row: view, known, back, on } = useScrollRow<HTMLElement>(rows.length);
  // Two columns fit a phone; more may not, until they are measured.
  const scrolls = known ? back || on : head.length > 2;
  if (rows.length === 0) return null;

  return (
    <section
      ref={view}
      aria-labelledby={scrolls ? captionId : undefined}
      // A scrollable element must be focusable (WCAG 2.1.1), and no other.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.view}
    >
      <table {...rest} className={clsx(styles.table, className)} data-figures={figures || undefined}>
        <caption id={captionId} className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], past }) => (
            <tr key={key} data-past={past || undefined}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
