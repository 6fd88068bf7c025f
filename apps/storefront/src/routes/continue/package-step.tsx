import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useText } from "../../i18n/define-text.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** Step 1: for how many people. */
export function PackageStep({ pooja, draft, change, goOn, quote }: StepProps) {
  const t = useText(continueText);
  return (
    <StepForm heading={t.package.heading} quote={quote} onSubmit={goOn}>
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
              ships_prasad && t.package.ships,
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
