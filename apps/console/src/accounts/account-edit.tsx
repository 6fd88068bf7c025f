import { type StaffAccount, updateStaffAccountRequest } from "@aradhana/core/staff";
import { BooleanInput, SaveButton, SimpleForm, TextInput, Toolbar } from "react-admin";
import { AstrologerInput } from "../astrologers/astrologer-input.tsx";
import { RecordEdit } from "../frame/record-screens.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { PasskeysPart } from "./passkeys-part.tsx";
import { RoleInput } from "./role-input.tsx";

const onlySave = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Changes a name or role, or ends somebody's access at once. */
export const AccountEdit = () => (
  <RecordEdit<StaffAccount>
    title="Staff account"
    mutationMode="pessimistic"
    redirect="list"
    aside={<PasskeysPart />}
    className="edit-aside"
  >
    <SimpleForm toolbar={onlySave} validate={validateWith(updateStaffAccountRequest)}>
      <TextInput source="name" label="Name" />
      <RoleInput />
      <AstrologerInput />
      <BooleanInput source="is_active" label="May sign in" />
    </SimpleForm>
  </RecordEdit>
);
