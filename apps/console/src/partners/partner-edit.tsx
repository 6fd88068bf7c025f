import { partnerContent } from "@aradhana/core/staff";
import { SaveButton, SimpleForm, Toolbar } from "react-admin";
import { RecordEdit } from "../frame/record-screens.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { PartnerInputs } from "./partner-inputs.tsx";
import { partnerOf } from "./partner-of.ts";
import { PartnerSecrets } from "./partner-secrets.tsx";

const onlySave = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Changes a partner; its pages follow within a minute. */
export const PartnerEdit = () => (
  <RecordEdit
    title="Partner"
    mutationMode="pessimistic"
    redirect="list"
    transform={partnerOf}
    actions={false}
    aside={<PartnerSecrets />}
    className="edit-aside"
  >
    <SimpleForm
      toolbar={onlySave}
      validate={(values) => validateWith(partnerContent, "origins")(partnerOf(values))}
    >
      <PartnerInputs />
    </SimpleForm>
  </RecordEdit>
);
