import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./action-bar.module.css";

export type ActionBarProps = ComponentProps<"div"> & {
  /** The page also has a `BottomBar`: this replaces it, or is above it where a browser cannot tell. @default false */
  aboveBottomBar?: boolean;
};

/** A sticky bar with a summary and the main action of a long page. Place it last in its content. */
export function ActionBar({ aboveBottomBar = false, className, ...rest }: ActionBarProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.bar, className)}
      data-above-bottom-bar={aboveBottomBar || undefined}
    />
  );
}
