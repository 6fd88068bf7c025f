import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** What it does, for those who listen; also shown when the pointer rests on it. */
  label: string;
  /** `line` draws a frame, for a button that must be found among other things. @default 'quiet' */
  variant?: "quiet" | "line";
};

/** A button the size of a fingertip that holds one icon. */
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
