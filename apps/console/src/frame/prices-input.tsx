import { NumberInput } from "react-admin";

const currencies = [
  ["inr", "₹"],
  ["usd", "$"],
  ["eur", "€"],
] as const;

/** An amount, typed in rupees, dollars or euros, and stored in their hundredths. */
export const AmountInput = ({ source, label }: { source: string; label: string }) => (
  <NumberInput
    source={source}
    label={label}
    format={(minor: number | null | undefined) => (minor ?? undefined) && Number(minor) / 100}
    parse={(typed: string) => (typed === "" ? null : Math.round(Number(typed) * 100))}
    min={0}
  />
);

/** An amount in each currency. */
export const PricesInput = ({ source, label }: { source: string; label: string }) => (
  <fieldset className="prices">
    <legend>{label}</legend>
    {currencies.map(([currency, sign]) => (
      <AmountInput key={currency} source={`${source}.${currency}`} label={sign} />
    ))}
  </fieldset>
);
