import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./header.module.css";

export type LogoProps = Omit<ComponentProps<"span">, "children"> & {
  name: string;
};

/** The lotus and the product name. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={clsx(styles.logo, className)}>
      <svg className={styles.lotus} viewBox="-52 -44 104 104" aria-hidden="true">
        <path d="M0 34C-14 18-14-8 0-34C14-8 14 18 0 34ZM-3 33C-26 26-38 4-32-20C-16-12-6 8-3 33ZM3 33C26 26 38 4 32-20C16-12 6 8 3 33ZM-34 46C-12 54 12 54 34 46" />
      </svg>
      {name}
    </span>
  );
}
