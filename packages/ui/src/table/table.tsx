import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useScrollRow } from "../rail/use-scroll-row.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./table.module.css";

export type TableProps = Omit<ComponentProps<"table">, "children"> & {
  /** What it is a table of. */
  caption: string;
  /** A heading over it says the same already: the caption is for those who listen. @default false */
  captionHidden?: boolean;
  /** The names of the columns. */
  head: readonly string[];
  /** A cell for each column; the first one names its row. */
  rows: readonly {
    key: string;
    cells: readonly ReactNode[];
    /** It holds no longer, and is kept to be read. */
    past?: boolean;
  }[];
  /** The last column holds figures, which stand at the end of their line. @default false */
  figures?: boolean;
};

/** Facts in rows and columns. Wider than the page, it scrolls by itself, by keyboard too. */
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
  // Two columns fit a phone; more may not, until the browser has shown otherwise.
  const scrolls = known ? back || on : head.length > 2;
  if (rows.length === 0) return null;

  return (
    <section
      ref={view}
      aria-labelledby={scrolls ? captionId : undefined}
      // What scrolls must be reached by keyboard (WCAG 2.1.1); what does not is no stop on the way.
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
