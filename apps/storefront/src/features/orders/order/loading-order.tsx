import { Skeleton } from "@aradhana/ui/skeleton";
import { StatusScreen } from "@aradhana/ui/status-screen";
import type { ComponentProps } from "react";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import styles from "./loading-order.module.css";

interface LoadingOrderProps extends Partial<ComponentProps<typeof WithoutScript>> {
  title: string;
}

/** In the place of an order that is being fetched: its status, and below it the space of its parts. */
export function LoadingOrder({ title, topic = "order" }: LoadingOrderProps) {
  return (
    <>
      <WithoutScript topic={topic} />
      <NeedsScript>
        <div aria-busy="true" className={styles.page}>
          <StatusScreen status="checking" heading={title} />
          {["facts", "progress", "more"].map((part) => (
            <div key={part} className={styles.part}>
              <Skeleton shape="card" />
            </div>
          ))}
        </div>
      </NeedsScript>
    </>
  );
}
