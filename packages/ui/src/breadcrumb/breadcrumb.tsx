import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "../link/index.ts";
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  label: string;
  /** From the outermost place inwards. */
  trail: readonly { href: string; label: string }[];
  /** The page one is on. */
  current: string;
};

/** Where a page stands in the house, and the way back up. */
export function Breadcrumb({ label, trail, current, className, ...rest }: BreadcrumbProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.breadcrumb, className)}>
      <ol className={styles.trail}>
        {trail.map(({ href, label: place }) => (
          <li key={href} className={styles.place}>
            <Link href={href} className={styles.link}>
              {place}
            </Link>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
