import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./puja-card.module.css";

/** The place of a `PujaCard` that is on its way, of the same size. */
export function PujaCardSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.card, className)}>
      <div className={clsx(styles.picture, styles.waiting)}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.body}>
        <div className={styles.eyebrow}>
          <Skeleton width="46%" />
        </div>
        <div className={styles.title}>
          <Skeleton width="88%" />
        </div>
        <div className={styles.place}>
          <Skeleton width="64%" />
        </div>
        <div className={styles.proof}>
          <Skeleton width="52%" />
        </div>
      </div>
      <div className={styles.foot}>
        <Skeleton width="38%" />
        <Skeleton width="24%" />
      </div>
    </div>
  );
}
