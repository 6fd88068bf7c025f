import { Skeleton } from "@aradhana/ui/skeleton";
import styles from "./skeleton.module.css";

/** An upright film before it is there. */
export const FilmSkeleton = () => (
  <div className={styles.film}>
    <Skeleton shape="block" />
  </div>
);
