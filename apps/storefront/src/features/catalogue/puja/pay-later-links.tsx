import { packagePrice } from "@aradhana/core/catalogue";
import type { PoojaPackage } from "@aradhana/core/contract";
import { payLaterPath } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import { ByPackage } from "./by-package.tsx";
import { pujaPageText } from "./text.ts";

/** Links to reserve the chosen package before paying. */
export function PayLaterLinks({ packages }: { packages: readonly PoojaPackage[] }) {
  const { payLater } = useText(pujaPageText).booking;
  return (
    <p className={styles.note}>
      <ByPackage packages={packages}>
        {(choice) => (
          <Link
            variant="text"
            href={payLaterPath({
              price: packagePrice(choice).total,
              package_id: choice.id,
              pooja_id: choice.pooja_id,
            })}
          >
            {payLater}
          </Link>
        )}
      </ByPackage>
    </p>
  );
}
