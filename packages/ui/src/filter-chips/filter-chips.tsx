import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { CheckIcon, CloseIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./filter-chips.module.css";

export type FilterChipsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** What the row is for: "Chosen filters". */
  label: string;
  chips: readonly {
    /** The page with this filter put on, or taken off where it is on. */
    href: string;
    label: string;
    selected?: boolean;
    /** Makes it a chosen filter with a cross: said after its name, "remove". */
    removeLabel?: string;
  }[];
};

/** A row of filters that are plain links, so that they work without a script and can be shared. */
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
