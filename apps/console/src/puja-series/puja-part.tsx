import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { usePujaChoices } from "./use-puja-choices.ts";

const kinds = [
  { id: "group", name: "For many families together" },
  { id: "individual", name: "For one family alone" },
];

/** What is performed, where, and on which days. */
export function PujaPart({ isChadhaava }: { isChadhaava: boolean }) {
  const { occasions, deities, purposes } = usePujaChoices();
  return (
    <>
      <BothInput source="title" label="Title" />
      <BothInput source="subtitle" label="Subtitle" />
      <ReferenceInput source="temple_id" reference="temple" perPage={100}>
        <AutocompleteInput label="Temple" optionText="name.en" filterToQuery={() => ({})} />
      </ReferenceInput>
      <SelectInput
        source="occasion"
        label="Dates on"
        choices={occasions}
        optionText="name.en"
        emptyText="No new dates"
        helperText="The next dates are calculated for the temple's place, and roll on by themselves."
      />
      <div className="both-input">
        <NumberInput source="cutoff_hours" label="Bookings close, hours before" min={1} max={240} />
        {!isChadhaava && (
          <NumberInput source="capacity" label="Seats on each date (empty: no limit)" min={1} />
        )}
        <NumberInput source="video_hours" label="Recording within, hours" min={1} max={240} />
      </div>
      {isChadhaava ? (
        <NumberInput source="name_limit" label="Names read out, at most" min={1} max={20} />
      ) : (
        <>
          <SelectInput source="kind" label="Performed" choices={kinds} />
          <BooleanInput source="is_vip" label="Marked as VIP" />
        </>
      )}
      <AutocompleteArrayInput source="deity_slugs" label="Deities" choices={deities} optionText="name.en" />
      <AutocompleteArrayInput
        source="purpose_slugs"
        label="Purposes, the main one first"
        choices={purposes}
        optionText="name.en"
      />
    </>
  );
}
