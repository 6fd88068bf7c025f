import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./petal-ring.module.css";

const PETALS = 12;
const OUTER = "M0-28C-9-33-8-41 0-47C8-41 9-33 0-28Z";
const INNER = "M0-22C-5-25-4.5-29 0-32C4.5-29 5-25 0-22Z";

const around = (petal: string, shift: number) =>
  Array.from({ length: PETALS }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a petal is identified by its position
    <path key={n} d={petal} transform={`rotate(${((n + shift) * 360) / PETALS})`} />
  ));

export type PetalRingProps = ComponentProps<"span"> & {
  /** Turns slowly while something is in progress; still when reduced motion is preferred. */
  turning?: boolean;
};

/** A ring of petals around an icon. It is decoration only: the text next to it has the meaning. */
export function PetalRing({ turning = false, className, children, ...rest }: PetalRingProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-turning={turning || undefined}
      className={clsx(styles.ring, className)}
    >
      <svg className={styles.petals} viewBox="-50 -50 100 100" aria-hidden="true">
        {around(OUTER, 0)}
        {around(INNER, 0.5)}
        <circle r="20" />
      </svg>
      {children}
    </span>
  );
}
