import { formatMoney } from "@aradhana/core/money";
import { goodPrices, type StaffGood, staffGood } from "@aradhana/core/staff";
import { SaveButton, SimpleForm } from "react-admin";
import { useSubmit } from "../api/use-submit.ts";
import { Facts } from "../frame/facts.tsx";
import { AmountInput, PricesInput } from "../frame/prices-input.tsx";
import { validateWith } from "../frame/validate-with.ts";

interface PriceFormProps {
  good: StaffGood;
  isReadOnly: boolean;
}

const validatePacked = (values: Pick<StaffGood, "mrp">) => ({
  ...validateWith(goodPrices)(values),
  ...(values.mrp === null && { mrp: "Fill this in." }),
});

/** Sets the price of a good, and the MRP of a packed one. */
export function PriceForm({ good: { id, packed, prices, mrp, version }, isReadOnly }: PriceFormProps) {
  const submit = useSubmit({ schema: staffGood, done: "This is its price now." });
  if (isReadOnly) {
    const inRupees = (amount: number) => formatMoney({ amount, currency: "inr" });
    return <Facts facts={{ Price: inRupees(prices.inr), ...(mrp !== null && { MRP: inRupees(mrp) }) }} />;
  }
  return (
    <SimpleForm
      // The version that was read is saved with what was typed.
      record={{ id, prices, mrp, version }}
      validate={(values) => (packed ? validatePacked(values as StaffGood) : validateWith(goodPrices)(values))}
      toolbar={<SaveButton label="Set price" alwaysEnable />}
      onSubmit={(values: unknown) => {
        const { id: _, ...body } = values as StaffGood;
        return submit(`good/${id}/prices`, body);
      }}
    >
      <PricesInput source="prices" label="Price with all taxes" />
      {packed && <AmountInput source="mrp" label="MRP printed on the package, ₹" />}
    </SimpleForm>
  );
}
