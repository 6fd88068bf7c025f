import type { ReactNode } from "react";
import { NumberInput, SaveButton, SimpleForm, TextInput, Toolbar } from "react-admin";
import type { GenericSchema } from "valibot";
import { BothInput } from "../frame/both-input.tsx";
import { PictureInput } from "../frame/picture-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { usePujaChoices } from "../puja-series/use-puja-choices.ts";
import { templeOf } from "./temple-of.ts";

const onlySave = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

interface TempleFormProps {
  schema: GenericSchema;
  defaultValues?: object;
  /** The first fields. */
  children?: ReactNode;
}

/** What visitors read of a temple, where it is, and how its name is said. */
export function TempleForm({ schema, defaultValues, children }: TempleFormProps) {
  const { pictures } = usePujaChoices();
  return (
    <SimpleForm
      toolbar={onlySave}
      validate={(values) => validateWith(schema)(templeOf(values))}
      {...(defaultValues && { defaultValues })}
    >
      {children}
      <BothInput source="name" label="Name" />
      <BothInput source="city" label="Town" />
      <BothInput source="state" label="State" />
      <BothInput source="about" label="About the temple" lines={4} />
      <PictureInput pictures={pictures} />
      <div className="both-input">
        <NumberInput
          source="lat"
          label="Degrees north"
          step="any"
          helperText="Dates are calculated for this place."
        />
        <NumberInput source="lon" label="Degrees east" step="any" />
      </div>
      <div className="both-input">
        <TextInput
          source="spoken.devanagari"
          label="Name as the priest says it, in Devanagari (optional)"
          slotProps={{ htmlInput: { lang: "hi" } }}
        />
        <TextInput source="spoken.latin" label="The same in Latin letters" />
      </div>
    </SimpleForm>
  );
}
