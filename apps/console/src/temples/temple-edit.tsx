import { templeContent } from "@aradhana/core/staff";
import { RecordEdit } from "../frame/record-screens.tsx";

import { TempleForm } from "./temple-form.tsx";
import { templeOf } from "./temple-of.ts";

/** Changes a temple. Visitors read the new texts within a minute. */
export const TempleEdit = () => (
  <RecordEdit
    title="Edit temple"
    mutationMode="pessimistic"
    redirect="show"
    transform={templeOf}
    actions={false}
  >
    <TempleForm schema={templeContent} />
  </RecordEdit>
);
