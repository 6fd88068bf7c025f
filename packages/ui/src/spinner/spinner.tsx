import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./spinner.module.css";

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/**
 * A small ring of petals that turns while something is in progress. It is hidden from screen readers: mark its
 * owner with `aria-busy`.
 */
export function Spinner({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" {...rest} className={clsx(styles.spinner, className)}>
      {PETALS.map((turn) => (
        <path key={turn} d="M0-3.500c-2-2-2-4.500 0-7c2 2.500 2 5 0 7" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
