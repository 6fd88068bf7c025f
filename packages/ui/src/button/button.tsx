import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

/** The appearance of a button, shared with links that look like one. */
export interface ButtonAppearance {
  /**
   * One `primary` per view; `line` next to it, `quiet` for the rest, `danger` for irreversible actions. @default
   * 'primary'
   */
  variant?: "primary" | "line" | "quiet" | "danger";
  /** @default 'md' */
  size?: "sm" | "md";
  /** Takes the full width of its container. @default false */
  fullWidth?: boolean;
}

export type ButtonProps = ComponentProps<"button"> &
  ButtonAppearance & {
    /** Shows a spinner and ignores presses while its action runs. @default false */
    loading?: boolean;
  };

/** A native `<button>` with our styles. All other props are passed to it. */
export function Button({
  variant = "primary",
  size = "md",
  fullWidth = false,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would move the focus of a keyboard user to the start of the page.
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      className={clsx(styles.button, className)}
    >
      {loading && <Spinner className={styles.spinner} />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

// Also stops a submit button, pressed or by Enter in a field: both arrive as a click.
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
