import { staffRole } from "@aradhana/core/staff";
import { SelectInput } from "react-admin";
import { choicesOf } from "../frame/labels.ts";

export const RoleInput = () => (
  <SelectInput
    source="role"
    label="Role"
    choices={choicesOf(staffRole.options)}
    helperText="Owner: everything. Temple desk: rituals and dispatch. Support: orders, refunds, payments. Astrologer: their own consultations."
  />
);
