import type { PoojaPackage } from "@aradhana/core/contract";
import { ActionBar } from "@aradhana/ui/action-bar";
import styles from "./booking.module.css";
import { ContinueButton } from "./continue-button.tsx";

/** The way on within reach of a thumb, above the bottom bar; on a wide screen the form has its own. */
export function BookingBar({ packages }: { packages: readonly PoojaPackage[] }) {
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      <ContinueButton packages={packages} />
    </ActionBar>
  );
}
