import type { PrasadMessages } from "@aradhana/checkout/messages-en";
import { packagePrice, sharedFeatures } from "@aradhana/core/catalogue";
import type { Pooja, PoojaPackage } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useState } from "react";
import { widgetHref } from "../../address/widget-href.ts";
import { useCartDisabled } from "../../cart/use-cart-disabled.ts";
import type { WidgetProps } from "../../widget.ts";
import styles from "./puja.module.css";
import { pujaText } from "./text.ts";

interface PackageChoiceProps extends Pick<WidgetProps, "visitor" | "search" | "host" | "buyer"> {
  puja: Pooja;
}

/** The packages of a puja, and the link that continues with the chosen one. */
export function PackageChoice({ puja, visitor, search, host, buyer }: PackageChoiceProps) {
  const t = pujaText[visitor.language];
  const { packages } = puja;
  const usual = packages.find(({ is_default }) => is_default) ?? packages[0];
  const [id, setId] = useState(usual?.id ?? "");
  const shared = sharedFeatures(packages);
  const booksNow = useCartDisabled({ search, buyer });
  const chosen = packages.find((choice) => choice.id === id);

  return (
    <div className={styles.choice}>
      <RadioCards label={t.packages} value={id} onValueChange={setId}>
        {packages.map((choice) => (
          <RadioCard
            key={choice.id}
            value={choice.id}
            title={choice.name}
            aside={formatMoney(packagePrice(choice).total)}
            description={
              <>
                <PriceParts choice={choice} messages={t.prasad} />
                <span className={styles.line}>{t.people(choice.devotees.min, choice.devotees.max)}</span>
                {choice.features
                  .filter((feature) => !shared.has(feature))
                  .map((feature) => (
                    <span key={feature} className={styles.line}>
                      {feature}
                    </span>
                  ))}
              </>
            }
          />
        ))}
      </RadioCards>
      {chosen && (
        <ButtonLink
          fullWidth
          onClick={() =>
            host.notify("select_package", { item_type: "pooja", item_id: puja.id, package_id: chosen.id })
          }
          href={widgetHref(
            pathTo("/widget/pujas/:id/information-with-addon", { id: puja.id, package: chosen.id }),
            search,
          )}
        >
          {booksNow ? t.bookNow : t.next(formatMoney(packagePrice(chosen).total))}
        </ButtonLink>
      )}
      {shared.size > 0 && (
        <p className={styles.soft}>
          {t.inEvery} {[...shared].join(" · ")}
        </p>
      )}
      <p className={styles.soft}>{t.taxes}</p>
    </div>
  );
}

/** The parts of the total, if postage is one of them. */
function PriceParts({ choice, messages: t }: { choice: PoojaPackage; messages: PrasadMessages }) {
  const { postage } = packagePrice(choice);
  return (
    postage && <span className={styles.line}>{t.parts(formatMoney(choice.price), formatMoney(postage))}</span>
  );
}
