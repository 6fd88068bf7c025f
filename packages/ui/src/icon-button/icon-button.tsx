import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** Its accessible name; also the tooltip. */
  label: string;
  /** `line` draws a border, for a button that must stand out. @default 'quiet' */
  variant?: "quiet" | "line";
};

/** A button with an icon, of at least the minimum touch target size. */
export function IconButton({ label, variant = "quiet", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      data-variant={variant}
      className={clsx(styles.button, className)}
    />
  );
}
