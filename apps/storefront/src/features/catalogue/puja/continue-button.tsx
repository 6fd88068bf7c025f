import { packagePrice } from "@aradhana/core/catalogue";
import type { PoojaPackage } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Button } from "@aradhana/ui/button";
import { ActionLabel } from "../../../shared/cart-disabled/action-label.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ByPackage } from "./by-package.tsx";
import { pujaPageText } from "./text.ts";

/** Submits the booking form; its label has the price of the chosen package. */
export function ContinueButton({ packages }: { packages: readonly PoojaPackage[] }) {
  const t = useText(pujaPageText).booking;
  return (
    <Button type="submit" form="booking" fullWidth>
      <ActionLabel direct={t.bookNow}>
        <ByPackage packages={packages} any={t.continue}>
          {(choice) => t.continueWith(formatMoney(packagePrice(choice).total))}
        </ByPackage>
      </ActionLabel>
    </Button>
  );
}
