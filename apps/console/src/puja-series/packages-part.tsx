import { AutocompleteArrayInput, BooleanInput, NumberInput, TextInput } from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { PricesInput } from "../frame/prices-input.tsx";
import { RowsInput } from "../frame/rows-input.tsx";
import { newPackage } from "./new-puja.ts";
import { PrasadInput } from "./prasad-input.tsx";
import { usePujaChoices } from "./use-puja-choices.ts";

const emptyText = { en: "", hi: "" };

/** What is bought: packages with a price in each currency, and the add-ons offered with them. */
export function PackagesPart() {
  const { addons } = usePujaChoices();
  return (
    <>
      <p className="soft">Dates that exist already keep their packages and prices; new dates get these.</p>
      <RowsInput source="packages" label="Packages" add="Add a package" row={newPackage}>
        <BothInput source="name" label="Name" />
        <div className="both-input">
          <TextInput
            source="key"
            label="Key"
            helperText="Small letters, such as family. It never changes, so that links stay valid."
          />
          <NumberInput source="devotees_min" label="People, at least" min={1} max={100} />
          <NumberInput source="devotees_max" label="People, at most" min={1} max={100} />
        </div>
        <PricesInput source="prices" label="Price" />
        <BooleanInput source="is_default" label="Selected by default" />
        <BooleanInput source="ships_prasad" label="Prasad is sent home" />
        <BooleanInput source="live_call" label="With a live call" />
        <RowsInput source="features" label="What it includes" add="Add a line" row={emptyText}>
          <BothInput label="Line" />
        </RowsInput>
      </RowsInput>
      <PrasadInput />
      <AutocompleteArrayInput
        source="addon_ids"
        label="Add-ons, in the sequence they are shown"
        choices={addons}
        optionText="name.en"
      />
    </>
  );
}
