import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./skeleton.module.css";

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /**
   * A `line` is as high as a line of the text around it, a `block` fills the box it is given, a `card` is a bordered
   * block.
   * @default "line"
   */
  shape?: "line" | "block" | "card";
  /** How much of a line the words would take, as CSS writes it. @default "100%" */
  width?: string;
};

/** Where something will stand. It says nothing: the part that waits is marked `aria-busy` by its owner. */
export function Skeleton({ shape = "line", width, className, style, ...rest }: SkeletonProps) {
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
