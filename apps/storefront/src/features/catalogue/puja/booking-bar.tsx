import type { PoojaPackage } from "@aradhana/core/contract";
import { ActionBar } from "@aradhana/ui/action-bar";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import { ByPackage } from "./by-package.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { pujaPageText } from "./text.ts";

/** The chosen package and the button to continue, in place of the bottom bar; on a wide screen they are in the form. */
export function BookingBar({ packages }: { packages: readonly PoojaPackage[] }) {
  const t = useText(pujaPageText).booking;
  return (
    <ActionBar aboveBottomBar className={styles.bar}>
      <Link href="#booking" className={styles.chosen}>
        <span className={styles.note}>{t.package}</span>
        <ByPackage packages={packages}>{({ name }) => <b>{name}</b>}</ByPackage>
      </Link>
      <ContinueButton packages={packages} />
    </ActionBar>
  );
}
