import { packagePrice } from "@aradhana/core/catalogue";
import type { Money, Pooja, PoojaPackage } from "@aradhana/core/contract";
import { formatMoney, shareOf } from "@aradhana/core/money";
import { PriceSplit } from "@aradhana/ui/price-split";
import { useText } from "../../../shared/i18n/define-text.ts";
import { PolicySection } from "../detail/policy-section.tsx";
import { Section } from "../detail/section.tsx";
import { Addons } from "./addons.tsx";
import { ByPackage } from "./by-package.tsx";
import styles from "./terms.module.css";
import { pujaPageText } from "./text.ts";

/** Add-ons, the parts of the price, and the rules for changes and refunds. */
export function Terms({ puja, now }: { puja: Pooja; now: number }) {
  const t = useText(pujaPageText);
  const { addons, packages, tax } = puja;
  const hasPostage = packages.some((choice) => packagePrice(choice).postage);
  const byPackage = (words: (choice: PoojaPackage) => string) => (
    <ByPackage packages={packages}>{words}</ByPackage>
  );
  // What remains of the price, so that the two shares add up to it in the smallest coin.
  const ritualOf = (price: Money): Money => ({
    ...price,
    amount: price.amount - shareOf(price, tax.service_pct).amount,
  });
  return (
    <>
      {addons.length > 0 && <Addons addons={addons} />}
      <Section title={t.price.title}>
        <PriceSplit
          className={styles.split}
          lines={[
            {
              label: t.price.ritual,
              note: t.price.ritualNote(tax.ritual_pct),
              amount: byPackage(({ price }) => formatMoney(ritualOf(price))),
            },
            {
              label: t.price.service,
              note: t.price.serviceNote(tax.service_pct, tax.gst_pct, tax.sac),
              amount: byPackage(({ price }) => formatMoney(shareOf(price, tax.service_pct))),
            },
            ...(hasPostage
              ? [
                  {
                    label: t.price.postage,
                    amount: byPackage((choice) =>
                      formatMoney(packagePrice(choice).postage ?? { ...choice.price, amount: 0 }),
                    ),
                  },
                ]
              : []),
          ]}
          total={{
            label: t.price.total,
            note: byPackage(({ name }) => name),
            amount: byPackage((choice) => formatMoney(packagePrice(choice).total)),
          }}
        />
      </Section>
      <PolicySection
        policy={puja.policy}
        startAt={puja.muhurat.start_at}
        now={now}
        amountOf={(pct) => byPackage((choice) => formatMoney(shareOf(packagePrice(choice).total, pct)))}
      />
    </>
  );
}
