import { createStaffAccountRequest } from "@aradhana/core/staff";
import { Create, SimpleForm, TextInput } from "react-admin";
import { AstrologerInput } from "../astrologers/astrologer-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { RoleInput } from "./role-input.tsx";

/** Adds somebody, who signs in with the number. */
export const AccountCreate = () => (
  <Create title="Add somebody" redirect="list">
    <SimpleForm
      defaultValues={{ role: "temple_desk", phone: { dial_code: "91" } }}
      validate={validateWith(createStaffAccountRequest)}
    >
      <TextInput source="name" label="Name" />
      <RoleInput />
      <AstrologerInput />
      <TextInput source="phone.dial_code" label="Country code" helperText="Without the plus" />
      <TextInput source="phone.number" label="Mobile number" type="tel" />
    </SimpleForm>
  </Create>
);
