import { templeContent } from "@aradhana/core/staff";
import { Edit } from "react-admin";
import { TempleForm } from "./temple-form.tsx";
import { templeOf } from "./temple-of.ts";

/** Changes a temple. Visitors read the new texts within a minute. */
export const TempleEdit = () => (
  <Edit title="Edit temple" mutationMode="pessimistic" redirect="show" transform={templeOf} actions={false}>
    <TempleForm schema={templeContent} />
  </Edit>
);
