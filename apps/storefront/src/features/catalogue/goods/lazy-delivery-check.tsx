import { loadWithRetry } from "@aradhana/browser/lazy";
import { type ComponentProps, lazy } from "react";
import { LateFields } from "../../../shared/early-input/late-fields.tsx";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import type { DeliveryCheck } from "./delivery-check-below-fold.tsx";
import styles from "./goods.module.css";

const load = () => loadWithRetry(() => import("./delivery-check-below-fold.tsx"));
const Check = lazy(async () => ({ default: (await load()).DeliveryCheck }));

/** The check of a PIN code, below what one reads first: it comes after the first paint. */
export const LazyDeliveryCheck = (props: ComponentProps<typeof DeliveryCheck>) => (
  <NeedsScript>
    <SilentBoundary>
      <LateFields className={styles.awaited}>
        <Check {...props} />
      </LateFields>
    </SilentBoundary>
  </NeedsScript>
);
