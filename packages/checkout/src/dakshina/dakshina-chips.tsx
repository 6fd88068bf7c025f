import type { Currency } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { ChoiceChips, type ChoiceChipsProps } from "@aradhana/ui/choice-chips";

export type DakshinaChipsProps = Pick<ChoiceChipsProps, "label" | "after"> & {
  currency: Currency;
  /** The amount given, in minor units. */
  value: number;
  onValueChange(amount: number): void;
};

/** Auspicious amounts, in major units: one more than a round number. */
const amounts = (currency: Currency) => (currency === "inr" ? [21, 51, 101] : [5, 11, 21]);

/** The usual amounts of dakshina. None is chosen for anybody; `after` is the field for another amount. */
export function DakshinaChips({ currency, value, onValueChange, ...rest }: DakshinaChipsProps) {
  return (
    <ChoiceChips
      {...rest}
      value={String(value)}
      onValueChange={(chosen) => onValueChange(Number(chosen))}
      choices={amounts(currency).map((major) => {
        const amount = major * 100;
        return { value: String(amount), label: formatMoney({ amount, currency }) };
      })}
    />
  );
}
