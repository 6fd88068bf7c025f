import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useStaysOpen } from "../disclosure/use-stays-open.ts";
import { CheckIcon, ChevronDownIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import styles from "./facets.module.css";

export type FacetLinksProps = Omit<ComponentProps<"details">, "children"> & {
  label: string;
  options: readonly {
    label: string;
    /** The formatted count. */
    count?: string | undefined;
    /** The list with this value added, or removed when it is selected. */
    href: string;
    selected?: boolean;
  }[];
};

/** One facet of a list, with its values as links. It opens when one of them is selected. */
export function FacetLinks({ label, options, open, className, ...rest }: FacetLinksProps) {
  const isOpen = useStaysOpen(options.some(({ selected }) => selected));
  if (options.length === 0) return null;
  return (
    <details {...rest} open={open ?? isOpen} className={clsx(styles.group, className)}>
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
    </details>
  );
}
