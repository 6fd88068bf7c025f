import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "../link/index.ts";
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  label: string;
  /** From the top level down. */
  trail: readonly { href: string; label: string }[];
  /** The current page. */
  current: string;
};

/** The position of a page in the site, with links to its parents. */
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
