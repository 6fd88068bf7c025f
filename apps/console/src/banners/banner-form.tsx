import { bannerContent } from "@aradhana/core/staff";
import {
  AutocompleteInput,
  CheckboxGroupInput,
  DateTimeInput,
  FormDataConsumer,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { PictureInput } from "../frame/picture-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { bannerOf } from "./banner-of.ts";
import { placeChoices } from "./banner-places.ts";
import { BannerPreview } from "./banner-preview.tsx";
import { useBannerChoices } from "./use-banner-choices.ts";

const types = [
  { id: "pooja", name: "A puja" },
  { id: "chadhaava", name: "A chadhava" },
];

const onlySave = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

const asTyped = (typed: string) => typed;
const typedOf = (countries: unknown) =>
  Array.isArray(countries) ? countries.join(", ").toUpperCase() : (countries ?? "");

/** What is written of a banner, with what visitors will see of it. */
export function BannerForm({ defaultValues }: { defaultValues?: object }) {
  const { partners, pictures, ...targets } = useBannerChoices();
  const targetsOf = (type: keyof typeof targets = "pooja") => targets[type];
  return (
    <SimpleForm
      toolbar={onlySave}
      validate={(values) => validateWith(bannerContent, "countries")(bannerOf(values))}
      {...(defaultValues && { defaultValues })}
    >
      <BothInput source="title" label="Title" />
      <BothInput source="text" label="Text" lines={2} />
      <BothInput source="action" label="Button" />
      <PictureInput pictures={pictures} />
      <FormDataConsumer>
        {({ formData }) => (
          <div className="both-input">
            <SelectInput source="target.type" label="Leads to" choices={types} />
            <AutocompleteInput
              source="target.slug"
              label="Which one"
              choices={targetsOf(formData.target?.type)}
              helperText="To its next date that can be booked"
            />
          </div>
        )}
      </FormDataConsumer>
      <div className="both-input">
        <DateTimeInput source="starts_at" label="Shown from (may be empty)" />
        <DateTimeInput source="ends_at" label="Until (may be empty)" />
      </div>
      <NumberInput
        source="position"
        label="Place"
        min={0}
        max={999}
        helperText="The smallest number is first. At most five banners are shown."
      />
      <CheckboxGroupInput
        source="places"
        label="Where (none: everywhere)"
        choices={placeChoices}
        row={false}
        helperText="On our own pages, the home page shows those of pujas."
      />
      <CheckboxGroupInput
        source="partners"
        label="For which partners (none: all)"
        choices={partners}
        row={false}
      />
      <TextInput
        source="countries"
        label="In which countries (empty: all)"
        helperText="Two letters each, such as IN, US"
        parse={asTyped}
        format={typedOf}
      />
      <FormDataConsumer>{({ formData }) => <BannerPreview banner={formData} />}</FormDataConsumer>
    </SimpleForm>
  );
}
