import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ChevronDownIcon, FilterIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import styles from "./facets.module.css";

export type FacetsProps = ComponentProps<"details"> & {
  /** What opens them on a phone, with the number of those that are on: "Filters (2)". */
  label: string;
  /** The list without any of them. */
  clear?: { href: string; label: string } | undefined;
};

/** Ways to narrow a list. Folded on a phone, beside the list where there is room; each is a plain link or form. */
export function Facets({ label, clear, className, children, ...rest }: FacetsProps) {
  return (
    <details {...rest} className={clsx(styles.facets, className)}>
      <summary className={styles.summary}>
        <FilterIcon />
        {label}
        <ChevronDownIcon size="sm" className={styles.chevron} />
      </summary>
      <div className={styles.groups}>
        {children}
        {clear && (
          <Link href={clear.href} variant="more">
            {clear.label}
          </Link>
        )}
      </div>
    </details>
  );
}
