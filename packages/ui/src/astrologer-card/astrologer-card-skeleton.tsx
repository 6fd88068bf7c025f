import { clsx } from "clsx";
import type { ComponentProps } from "react";
import frameStyles from "../card/card-frame.module.css";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./astrologer-card.module.css";

/** A placeholder for an `AstrologerCard`, of the same size. */
export function AstrologerCardSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(frameStyles.frame, className)}>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.who}>
          <div className={styles.name}>
            <Skeleton width="80%" />
          </div>
          <Skeleton width="40%" />
          <Skeleton width="30%" />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="52%" />
      </div>
      <div className={styles.foot}>
        <Skeleton width="38%" />
      </div>
    </div>
  );
}
