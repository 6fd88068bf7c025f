import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useStaysOpen } from "../disclosure/use-stays-open.ts";
import { CheckIcon, ChevronDownIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import styles from "./facets.module.css";

export type FacetLinksProps = ComponentProps<"details"> & {
  label: string;
  options: readonly {
    label: string;
    /** The formatted count. */
    count?: string | undefined;
    /** The list with this value added, or removed when it is selected. */
    href: string;
    selected?: boolean;
  }[];
  /** Below the values: a form for any other. */
  children?: ReactNode;
};

/** One facet of a list, with its values as links. Once `open`, or once one of them is selected, it stays open. */
export function FacetLinks({ label, options, open, className, children, ...rest }: FacetLinksProps) {
  const isOpen = useStaysOpen(open === true || options.some(({ selected }) => selected));
  if (options.length === 0) return null;
  return (
    <details {...rest} open={isOpen} className={clsx(styles.group, className)}>
      <summary className={styles.name}>
        {label}
        <ChevronDownIcon size="sm" className={styles.chevron} />
      </summary>
      <ul className={styles.options}>
        {options.map(({ label: option, count, href, selected }) => (
          <li key={option}>
            <Link href={href} aria-current={selected || undefined} className={styles.option}>
              <span className={styles.box}>{selected && <CheckIcon size="sm" />}</span>
              <span className={styles.words}>{option}</span>
              {count && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
