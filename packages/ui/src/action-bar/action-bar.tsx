import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./action-bar.module.css";

export type ActionBarProps = ComponentProps<"div"> & {
  /** The page has a `BottomBar` too: it stands on top of that. @default false */
  aboveBottomBar?: boolean;
};

/** The way on from what is long, within reach of a thumb all along. The last thing of what it leads on from. */
export function ActionBar({ aboveBottomBar = false, className, ...rest }: ActionBarProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.bar, className)}
      data-above-bottom-bar={aboveBottomBar || undefined}
    />
  );
}
