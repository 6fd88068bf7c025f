import { packagePrice, sharedFeatures } from "@aradhana/core/catalogue";
import type { Pooja, PoojaPackage } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { LanguageField } from "../../../shared/forms/language-field.tsx";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import { OtherDates } from "../detail/other-dates.tsx";
import { detailText } from "../detail/text.ts";
import styles from "./booking.module.css";
import { ContinueButton } from "./continue-button.tsx";
import { PayLaterLinks } from "./pay-later-links.tsx";
import { pujaPageText } from "./text.ts";

interface BookingProps {
  puja: Pooja;
  /** The page of another date. */
  pathOf(id: string): string;
}

/** The choice of package. A plain GET form: it leads to the checkout before and without JavaScript. */
export function Booking({ puja, pathOf }: BookingProps) {
  const { country } = useVisitor();
  const { otherDates } = useText(detailText);
  const t = useText(pujaPageText).booking;
  const { id, packages, prasad, dates, capacity } = puja;
  const chosen = packages.find(({ is_default }) => is_default) ?? packages[0];
  const shared = sharedFeatures(packages);
  const isPrasadOutOfReach = prasad?.ships_to === "in" && country !== "in";

  return (
    <QueryForm
      id="booking"
      action={pathTo("/pooja/:id/continue", { id })}
      className={styles.form}
      data-next-page
      preview={{ title: puja.title }}
    >
      <LanguageField />
      <RadioCards
        label={t.title}
        name="package"
        {...(chosen && { defaultValue: chosen.id })}
        className={styles.packages}
      >
        {packages.map((choice) => (
          <RadioCard
            key={choice.id}
            value={choice.id}
            title={choice.name}
            aside={formatMoney(packagePrice(choice).total)}
            description={<PackageFacts choice={choice} shared={shared} />}
          />
        ))}
      </RadioCards>
      {shared.size > 0 && (
        <p className={styles.note}>
          {t.inEvery} {[...shared].join(" · ")}
        </p>
      )}
      {isPrasadOutOfReach && <p className={styles.notice}>{t.prasadOnlyIndia}</p>}
      {packages.some((choice) => packagePrice(choice).postage) && (
        <p className={styles.note}>{t.withoutPrasad}</p>
      )}
      <div className={styles.action}>
        <ContinueButton packages={packages} />
      </div>
      {capacity?.left !== 0 && (
        <LazyAddToCart
          choiceOf={(form) => ({
            ...{ type: "pooja", pooja_id: id, package_id: String(form.get("package")) },
            prasad: !isPrasadOutOfReach,
          })}
        />
      )}
      <p className={styles.note}>
        {t.taxes} {t.note}
      </p>
      {puja.bnpl_enabled && <PayLaterLinks packages={packages} />}
      {dates.length > 0 && (
        <div className={styles.dates}>
          <h2 className={styles.small}>{otherDates}</h2>
          <OtherDates dates={dates} pathOf={pathOf} />
        </div>
      )}
    </QueryForm>
  );
}

function PackageFacts({ choice, shared }: { choice: PoojaPackage; shared: ReadonlySet<string> }) {
  const t = useText(pujaPageText).booking;
  const { devotees, features, price } = choice;
  const { postage } = packagePrice(choice);
  return (
    <>
      {postage && <span className={styles.people}>{t.parts(formatMoney(price), formatMoney(postage))}</span>}
      <span className={styles.people}>{t.people(devotees.min, devotees.max)}</span>
      {features
        .filter((feature) => !shared.has(feature))
        .map((feature) => (
          <span key={feature} className={styles.feature}>
            {feature}
          </span>
        ))}
    </>
  );
}
