import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "../order/text.ts";
import styles from "./sankalp.module.css";

/** The form's own measure while the order is fetched. */
export function SankalpSkeleton({ isSlow }: { isSlow: boolean }) {
  const { slow } = useText(ordersText);
  return (
    <div aria-busy="true" className={styles.form}>
      <Skeleton width="60%" />
      <div className={styles.waiting}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.waiting}>
        <Skeleton shape="card" />
      </div>
      <p role="status">{isSlow && slow}</p>
    </div>
  );
}
