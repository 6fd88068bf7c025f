import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../icon/page-icons.tsx";
import { Link } from "../link/index.ts";
import styles from "./pagination.module.css";
import { shownPages } from "./shown-pages.ts";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Its accessible name: "Pages of articles". */
  label: string;
  /** The current page; pages count from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The full name of a page link: "Page 3". */
  pageLabel: (page: number) => string;
};

/** The pages of a long list as links, so that each has a URL. Nothing is rendered for a single page. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...rest
}: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.pagination, className)}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel} className={styles.place}>
          <ChevronStartIcon size="sm" />
        </Link>
      )}
      <ol className={styles.pages}>
        {shownPages(page, pages).map((shown, at) =>
          shown === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap ${at}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                href={hrefOf(shown)}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? "page" : undefined}
                className={styles.place}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label={nextLabel} className={styles.place}>
          <ChevronEndIcon size="sm" />
        </Link>
      )}
    </nav>
  );
}
