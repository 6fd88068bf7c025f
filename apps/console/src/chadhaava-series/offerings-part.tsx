import { BooleanInput, NumberInput, TextInput } from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { PictureInput } from "../frame/picture-input.tsx";
import { PricesInput } from "../frame/prices-input.tsx";
import { RowsInput } from "../frame/rows-input.tsx";
import { newOffering } from "../puja-series/new-puja.ts";
import { PrasadInput } from "../puja-series/prasad-input.tsx";
import { usePujaChoices } from "../puja-series/use-puja-choices.ts";

/** What is bought: offerings with their quantities, combos of them, and the prasad. */
export function OfferingsPart() {
  const { pictures } = usePujaChoices();
  return (
    <>
      <p className="soft">Prices apply at once, to coming dates too. Existing orders do not change.</p>
      <RowsInput source="offerings" label="Offerings" add="Add an offering" row={newOffering}>
        <BothInput source="name" label="Name" />
        <BothInput source="what_is_offered" label="What is offered" lines={2} />
        <div className="both-input">
          <TextInput
            source="key"
            label="Key"
            helperText="Small letters, such as lamp. It never changes, so that links and carts stay valid."
          />
          <NumberInput source="min_qty" label="At least" min={1} max={1000} />
          <NumberInput source="max_qty" label="At most" min={1} max={1000} />
          <NumberInput source="step" label="In steps of" min={1} max={1000} />
        </div>
        <BothInput source="unit" label="Unit, such as lamp" />
        <PricesInput source="prices" label="Price of one" />
        <BooleanInput source="handed_on" label="Passed on whole, as food or fodder: no discount, no tax" />
        <PictureInput pictures={pictures} />
        <RowsInput
          source="holds"
          label="Contents of a combo"
          add="Add an offering to the combo"
          row={{ key: "", qty: 1 }}
        >
          <div className="both-input">
            <TextInput source="key" label="Key of the offering" />
            <NumberInput source="qty" label="How many" min={1} max={1000} />
          </div>
        </RowsInput>
      </RowsInput>
      <PrasadInput />
    </>
  );
}
