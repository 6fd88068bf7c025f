import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** Step 1: for how many people. */
export function PackageStep({ pooja, draft, change, proceed, quote }: StepProps) {
  const t = useText(continueText);
  const { country } = useVisitor();
  const fee = pooja.prasad?.fee;
  // The price of a package holds the parcel within India; abroad its postage is named beside it.
  const posted = country !== "in" && fee && fee.amount > 0 ? fee : undefined;
  return (
    <StepForm heading={t.package.heading} quote={quote} onSubmit={proceed}>
      <RadioCards
        label={t.package.question}
        name="package"
        value={draft.packageId}
        onValueChange={(packageId) => change({ packageId })}
      >
        {pooja.packages.map(({ id, name, devotees, price, ships_prasad, live_call }) => (
          <RadioCard
            key={id}
            value={id}
            title={name}
            description={[
              t.package.people(devotees.min, devotees.max),
              ships_prasad && (posted ? t.package.shipsFor(formatMoney(posted)) : t.package.ships),
              live_call && t.package.call,
            ]
              .filter(Boolean)
              .join(" · ")}
            aside={formatMoney(price)}
          />
        ))}
      </RadioCards>
    </StepForm>
  );
}
