import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./sankalp.module.css";

/** The form's own measure while the order is fetched. */
export function SankalpSkeleton() {
  return (
    <div aria-busy="true" className={styles.form}>
      <Skeleton width="60%" />
      <div className={styles.waiting}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.waiting}>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
