import { goodMakingCharges, type StaffGood, staffGood } from "@aradhana/core/staff";
import { SaveButton, SimpleForm } from "react-admin";
import { useSubmit } from "../api/use-submit.ts";
import { PricesInput } from "../frame/prices-input.tsx";
import { validateWith } from "../frame/validate-with.ts";

const forms = { ring: "Ring", pendant: "Pendant" };

/** Sets what each ring and pendant of a gem costs beside the stone. */
export function MakingChargesForm({ good: { id, making_charges, version } }: { good: StaffGood }) {
  const submit = useSubmit({ schema: staffGood, done: "These are its making charges now." });
  return (
    <SimpleForm
      record={{ id, making_charges, version }}
      validate={validateWith(goodMakingCharges)}
      toolbar={<SaveButton label="Set making charges" alwaysEnable />}
      onSubmit={(values: unknown) => {
        const { id: _, ...body } = values as Pick<StaffGood, "id" | "making_charges" | "version">;
        return submit(`good/${id}/makingCharges`, body);
      }}
    >
      {making_charges.map(({ form, metal }, index) => (
        <PricesInput
          key={`${form} ${metal}`}
          source={`making_charges.${index}.charge`}
          label={`${forms[form]}, ${metal}`}
        />
      ))}
    </SimpleForm>
  );
}
