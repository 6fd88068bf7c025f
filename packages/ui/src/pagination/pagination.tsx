import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import styles from "./pagination.module.css";
import { shownPages } from "./shown-pages.ts";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** What is leafed through, for those who listen: "Pages of articles". */
  label: string;
  /** The page in view; pages count from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The whole name of a link: "Page 3". */
  pageLabel: (page: number) => string;
};

/** The pages of a long list as links, so that each has an address. Nothing is drawn where there is but one. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by
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
