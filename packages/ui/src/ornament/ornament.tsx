import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./ornament.module.css";

export type OrnamentProps = Omit<ComponentProps<"div">, "children"> & {
  /** The shape in the middle of the line. @default 'dot' */
  motif?: "dot" | "lotus";
};

/** A golden hairline between two sections, hidden from screen readers. */
export function Ornament({ motif = "dot", className, ...rest }: OrnamentProps) {
  return (
    <div aria-hidden="true" {...rest} data-motif={motif} className={clsx(styles.ornament, className)}>
      {motif === "lotus" ? (
        <svg aria-hidden="true" viewBox="0 0 48 24" className={styles.lotus}>
          <path d="M24 20c-3-3.500-3-10 0-16c3 6 3 12.500 0 16ZM23.500 20C18 18.500 15 13 16 7.500c4 2 6.500 6.500 7.500 12.500ZM24.500 20C30 18.500 33 13 32 7.500c-4 2-6.500 6.500-7.500 12.500ZM22.500 20.500C16 20.500 11 17.500 9.500 13c5 0 9.500 2.500 13 7.500ZM25.500 20.500C32 20.500 37 17.500 38.500 13c-5 0-9.500 2.500-13 7.500Z" />
        </svg>
      ) : (
        <svg aria-hidden="true" viewBox="0 0 24 8" className={styles.dots}>
          <circle cx="3" cy="4" r="1" />
          <circle cx="12" cy="4" r="2.200" />
          <circle cx="21" cy="4" r="1" />
        </svg>
      )}
    </div>
  );
}
