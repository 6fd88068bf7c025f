import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { CheckIcon, CloseIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./filter-chips.module.css";

export type FilterChipsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Name of the row: "Chosen filters". */
  label: string;
  chips: readonly {
    /** The page with this filter added, or removed when it is selected. */
    href: string;
    label: string;
    selected?: boolean;
    /** Makes it a removable filter with a cross; the text is added to its name: "remove". */
    removeLabel?: string;
  }[];
};

/** A row of filters as plain links, so that they work without scripts and can be shared. */
export function FilterChips({ label, chips, className, ...rest }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} {...rest} className={clsx(styles.filters, className)}>
      {chips.map(({ href, label: name, selected, removeLabel }) => (
        <li key={name}>
          <Link
            href={href}
            aria-current={selected || undefined}
            data-selected={selected || undefined}
            className={styles.filter}
          >
            {selected && !removeLabel && <CheckIcon size="sm" />}
            {name}
            {removeLabel && (
              <>
                <VisuallyHidden>, {removeLabel}</VisuallyHidden>
                <CloseIcon size="sm" />
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
