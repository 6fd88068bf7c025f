import { PrasadChoice } from "@aradhana/checkout/prasad";
import { packagePrice, sendsPrasad } from "@aradhana/core/catalogue";
import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useText } from "../../../shared/i18n/define-text.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** Step 1: for how many people, and with prasad or without where it costs postage. */
export function PackageStep({ puja, draft, change, proceed, quote, packageName }: StepProps) {
  const t = useText(continueText);
  const booked = puja.packages.find(({ id }) => id === draft.packageId);
  const { wantsPrasad } = draft;
  return (
    <StepForm heading={t.package.heading} quote={quote} packageName={packageName} onSubmit={proceed}>
      <RadioCards
        label={t.package.question}
        name="package"
        value={draft.packageId}
        onValueChange={(packageId) => change({ packageId })}
      >
        {puja.packages.map((choice) => {
          const { id, name, devotees, price, ships_prasad, live_call } = choice;
          const isForIndiaOnly = choice.postage === null;
          const { total, postage } = packagePrice(choice, {
            wantsPrasad,
            shipTo: draft.address.country_code,
          });
          const sent = postage
            ? t.prasad.parts(formatMoney(price), formatMoney(postage))
            : isForIndiaOnly
              ? t.prasad.onlyIndia
              : t.package.ships;
          const prasadText = sendsPrasad(choice, wantsPrasad) || isForIndiaOnly ? sent : t.prasad.without;
          return (
            <RadioCard
              key={id}
              value={id}
              title={name}
              description={[
                t.package.people(devotees.min, devotees.max),
                ships_prasad && prasadText,
                live_call && t.package.call,
              ]
                .filter(Boolean)
                .join(" · ")}
              aside={formatMoney(total)}
            />
          );
        })}
      </RadioCards>
      {booked && <PrasadChoice booked={booked} draft={draft} messages={t.prasad} onChange={change} />}
    </StepForm>
  );
}
