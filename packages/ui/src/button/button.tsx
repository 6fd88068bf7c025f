import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, useContext } from "react";
import { ProgressContext } from "../progress/progress-context.ts";
import { useProgress } from "../progress/use-progress.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
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
    /**
     * Ignores presses while its action runs. A moment later it shows a spinner, and after eight seconds the message of
     * `ProgressProvider`. @default false
     */
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
  const { slow, time } = useContext(ProgressContext) ?? {};
  const progress = useProgress(loading, time);
  const isSlow = progress === "slow" && slow;
  return (
    <>
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
        data-progress={progress === "quiet" ? undefined : progress}
        className={clsx(styles.button, className)}
      >
        <span className={styles.label}>{children}</span>
        {progress !== "quiet" && (
          <span aria-hidden="true" className={styles.progress}>
            <Spinner />
            {isSlow && slow}
          </span>
        )}
      </button>
      {/* Outside: what is in a button is its name, and is not announced when it changes. */}
      {loading && <VisuallyHidden role="status">{isSlow && slow}</VisuallyHidden>}
    </>
  );
}

// Also stops a submit button, pressed or by Enter in a field: both arrive as a click.
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
