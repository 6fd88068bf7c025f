import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon.module.css";

export type IconProps = ComponentProps<"svg"> & {
  /** Its meaning, when no text next to it says so. Without it the icon is hidden from screen readers. */
  label?: string;
  /** 16, 22 or 30 pixels; `text` follows the font size. @default 'md' */
  size?: "text" | "sm" | "md" | "lg";
};

type SvgIconProps = IconProps & {
  /** Points in reading direction, so it is mirrored in right-to-left text. */
  mirrored?: boolean;
};

/** The frame of every icon: a box of 24, a line width of 1.6, the text colour. */
export function Icon({ label, size = "md", mirrored, className, ...rest }: SvgIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      data-size={size}
      data-mirrored={mirrored}
      className={clsx(styles.icon, className)}
    />
  );
}
