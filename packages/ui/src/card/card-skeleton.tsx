import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./card.module.css";
import frameStyles from "./card-frame.module.css";

export type CardSkeletonProps = Omit<ComponentProps<"div">, "children"> & {
  /** Width to height of the picture, as on the card. @default "4 / 3" */
  ratio?: string;
  /** Number of lines under the title. @default 2 */
  lines?: number;
  /** Whether there is a line for the authorisation level. @default false */
  proof?: boolean;
  /** Whether the card has a line above its title. @default true */
  eyebrow?: boolean;
  /** Whether the card has a footer. @default true */
  foot?: boolean;
};

/** Lines of equal length would look like a wall. */
const WIDTHS = ["64%", "52%", "72%", "40%"];

/** A placeholder for a card, of the same size. */
export function CardSkeleton({
  ratio,
  lines = 2,
  proof = false,
  eyebrow = true,
  foot = true,
  className,
  style,
  ...rest
}: CardSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      style={ratio ? ({ "--artwork-ratio": ratio, ...style } as CSSProperties) : style}
      className={clsx(frameStyles.frame, className)}
    >
      <div className={clsx(styles.picture, styles.waiting)}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.body}>
        {eyebrow && (
          <div className={styles.eyebrow}>
            <Skeleton width="46%" />
          </div>
        )}
        <div className={styles.title}>
          <Skeleton width="88%" />
        </div>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          <div key={line} className={styles.line}>
            <Skeleton width={WIDTHS[line % WIDTHS.length] ?? "60%"} />
          </div>
        ))}
        {proof && (
          <div className={styles.proof}>
            <Skeleton width="52%" />
          </div>
        )}
      </div>
      {foot && (
        <div className={styles.foot}>
          <Skeleton width="38%" />
          <Skeleton width="24%" />
        </div>
      )}
    </div>
  );
}
