import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ChevronDownIcon, FilterIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import styles from "./facets.module.css";

export type FacetsProps = ComponentProps<"details"> & {
  /** Label of the toggle on a phone, with the number of selected filters: "Filters (2)". */
  label: string;
  /** The list without any filter. */
  clear?: { href: string; label: string } | undefined;
};

/** The filters of a list. Collapsed on a phone, next to the list on wide screens; each is a plain link or form. */
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
