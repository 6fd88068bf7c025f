import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

/** How a button looks; a link that looks like one takes the same. */
export interface ButtonLook {
  /** One `primary` in view; `line` beside it, `quiet` for the rest, `danger` for what cannot be undone. @default 'primary' */
  variant?: "primary" | "line" | "quiet" | "danger";
  /** @default 'md' */
  size?: "sm" | "md";
  /** Takes the whole width of its place. @default false */
  fullWidth?: boolean;
}

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows a spinner and takes no presses while something the button started is under way. @default false */
    loading?: boolean;
  };

/** A native `<button>` in our theme. Whatever a button accepts, this accepts and passes on. */
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
      // Not `disabled`: that would throw the focus of somebody who pressed it by keyboard back to the page's start.
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
