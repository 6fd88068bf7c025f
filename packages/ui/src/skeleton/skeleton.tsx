import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useAwaited } from "../progress/progress-context.ts";
import styles from "./skeleton.module.css";

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /**
   * A `line` is as high as a line of the text around it, a `block` fills the box it is given, a `card` is a bordered
   * block.
   * @default "line"
   */
  shape?: "line" | "block" | "card";
  /** The width of the text, as in CSS. @default "100%" */
  width?: string;
};

/**
 * A placeholder for content that is loading, hidden from screen readers: mark its container with `aria-busy`. After
 * eight seconds the `ProgressProvider` around it says that the connection is slow.
 */
export function Skeleton({ shape = "line", width, className, style, ...rest }: SkeletonProps) {
  useAwaited();
  return (
    <span
      aria-hidden="true"
      {...rest}
      style={width ? { inlineSize: width, ...style } : style}
      className={clsx(styles.skeleton, className)}
      data-shape={shape}
    />
  );
}
