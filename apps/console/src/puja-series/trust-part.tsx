import { DateInput, SelectInput, TextInput } from "react-admin";
import { BothInput } from "../frame/both-input.tsx";

const levels = [
  { id: "temple_authorised", name: "Authorised by the temple" },
  { id: "priest_of_temple", name: "A priest of the temple" },
  { id: "independent_priest", name: "An independent priest" },
];

/** Who authorised us: without it a puja is not sold. */
export const TrustPart = () => (
  <>
    <SelectInput source="authorisation.level" label="Performed by" choices={levels} />
    <BothInput source="authorisation.authority" label="Who authorised us" />
    <BothInput source="authorisation.text" label="What buyers read about it" lines={2} />
    <TextInput
      source="authorisation.document_url"
      label="Address of the document (may be empty)"
      type="url"
      helperText="https://…"
    />
    <DateInput source="authorisation.checked_on" label="Last checked by us on" />
  </>
);
