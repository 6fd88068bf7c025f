import { NumberInput } from "react-admin";

const currencies = [
  ["inr", "₹"],
  ["usd", "$"],
  ["eur", "€"],
] as const;

/** An amount in each currency, typed in rupees, dollars and euros, and stored in their hundredths. */
export const PricesInput = ({ source, label }: { source: string; label: string }) => (
  <fieldset className="prices">
    <legend>{label}</legend>
    {currencies.map(([currency, sign]) => (
      <NumberInput
        key={currency}
        source={`${source}.${currency}`}
        label={sign}
        format={(minor: number | null | undefined) => (minor ?? undefined) && Number(minor) / 100}
        parse={(typed: string) => (typed === "" ? null : Math.round(Number(typed) * 100))}
        min={0}
      />
    ))}
  </fieldset>
);
