import type { PoojaPackage } from "@aradhana/core/contract";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../i18n/define-text.ts";
import { payLaterAddress } from "../../pay-later/pay-later-address.ts";
import styles from "./booking.module.css";
import { poojaPageText } from "./text.ts";

/**
 * The way to hold a place before paying. As in `ContinueButton` there is one for every package, and the style
 * sheet shows that of the chosen one; browsers that cannot tell show the usual one's.
 */
export function PayLaterLinks({ packages }: { packages: readonly PoojaPackage[] }) {
  const { payLater } = useText(poojaPageText).booking;
  const usual = packages.find(({ is_default }) => is_default) ?? packages[0];
  const link = ({ id, pooja_id, price }: PoojaPackage, className?: string) => (
    <Link
      key={id}
      variant="text"
      href={payLaterAddress({ price, package_id: id, pooja_id })}
      className={className}
    >
      {payLater}
    </Link>
  );
  return (
    <p className={styles.note}>
      {packages.map((each) => link(each, styles.amount))}
      {usual && <span className={styles.anyAmount}>{link(usual)}</span>}
    </p>
  );
}
