import { loadWithRetry } from "@aradhana/browser/lazy";
import { type ComponentProps, lazy, Suspense } from "react";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import type { DeliveryCheck } from "./delivery-check.tsx";
import styles from "./goods.module.css";

const load = () => loadWithRetry(() => import("./delivery-check.tsx"));
const Check = lazy(async () => ({ default: (await load()).DeliveryCheck }));

/** The check of a PIN code, below what one reads first: it comes after the first paint. */
export const LazyDeliveryCheck = (props: ComponentProps<typeof DeliveryCheck>) => (
  <NeedsScript>
    <div className={styles.awaited}>
      <SilentBoundary>
        <Suspense>
          <Check {...props} />
        </Suspense>
      </SilentBoundary>
    </div>
  </NeedsScript>
);
