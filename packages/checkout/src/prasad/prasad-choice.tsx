import { isPrasadOptional, packagePrice, sendsPrasad } from "@aradhana/core/catalogue";
import type { Draft } from "@aradhana/core/checkout";
import type { PoojaPackage } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import type { PrasadMessages } from "../messages-en/price-messages.ts";

export interface PrasadChoiceProps {
  booked: PoojaPackage;
  draft: Pick<Draft, "wantsPrasad" | "address">;
  messages: PrasadMessages;
  onChange(part: Pick<Draft, "wantsPrasad" | "address">): void;
}

/** With or without the prasad of a package, where sending it costs something or is limited to India; else nothing. */
export function PrasadChoice({ booked, draft, messages: t, onChange }: PrasadChoiceProps) {
  if (!isPrasadOptional(booked)) return null;
  const { address, wantsPrasad } = draft;
  const shipTo = address.country_code;
  const { total, postage } = packagePrice(booked, { wantsPrasad: true, shipTo });
  const isForIndiaOnly = booked.postage === null;

  function choose(value: string) {
    const isRequested = value === "with";
    const moves = isRequested && isForIndiaOnly && shipTo !== "in";
    onChange({ wantsPrasad: isRequested, address: moves ? { ...address, country_code: "in" } : address });
  }

  return (
    <RadioCards
      label={t.question}
      hint={isForIndiaOnly && t.onlyIndia}
      value={sendsPrasad(booked, wantsPrasad) ? "with" : "without"}
      onValueChange={choose}
    >
      <RadioCard
        value="with"
        title={isForIndiaOnly ? t.withInIndia : t.with}
        aside={formatMoney(total)}
        description={
          isForIndiaOnly
            ? t.postageInIndia
            : postage && t.parts(formatMoney(booked.price), formatMoney(postage))
        }
      />
      <RadioCard value="without" title={t.without} aside={formatMoney(booked.price)} />
    </RadioCards>
  );
}
