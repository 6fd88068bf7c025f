import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon.module.css";

export type IconProps = ComponentProps<"svg"> & {
  /** What it means, where no words beside it say so. Without it the icon is silent. */
  label?: string;
  /** 16, 22 or 30 pixels; `text` follows the letters around it. @default 'md' */
  size?: "text" | "sm" | "md" | "lg";
};

type DrawnIconProps = IconProps & {
  /** Points along the line of reading, so it turns round where that runs from right to left. */
  mirrored?: boolean;
};

/** The frame of every icon: a box of 24, a line of 1.6, the colour of the text. */
export function Icon({ label, size = "md", mirrored, className, ...rest }: DrawnIconProps) {
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
