import type { PoojaPackage } from "@aradhana/core/contract";
import { ActionBar } from "@aradhana/ui/action-bar";
import styles from "./booking.module.css";
import { ContinueButton } from "./continue-button.tsx";

/** The button to continue, fixed above the bottom bar; on a wide screen it is in the form. */
export function BookingBar({ packages }: { packages: readonly PoojaPackage[] }) {
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      <ContinueButton packages={packages} />
    </ActionBar>
  );
}
