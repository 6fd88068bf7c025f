import type { IconProps } from "@aradhana/ui/icon";
import type { ComponentType, ReactNode } from "react";
import styles from "./facts.module.css";

interface FactProps {
  icon: ComponentType<IconProps>;
  name: string;
  /** A second, quieter line. */
  more?: ReactNode;
  children: ReactNode;
}

/** One fact in the list at the top of the page. */
export function Fact({ icon: FactIcon, name, more, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <FactIcon className={styles.icon} />
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {more && <span className={styles.more}>{more}</span>}
      </dd>
    </div>
  );
}
