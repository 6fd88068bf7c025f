import { chadhaavaSeriesContent } from "@aradhana/core/staff";
import { RecordEdit } from "../frame/record-screens.tsx";

import { pujaOf } from "../puja-series/new-puja.ts";
import { PujaForm } from "../puja-series/puja-form.tsx";
import { OfferingsPart } from "./offerings-part.tsx";

/** Changes a chadhaava. Of one on sale visitors read the new texts within a minute. */
export const ChadhaavaSeriesEdit = () => (
  <RecordEdit
    title="Edit chadhava"
    mutationMode="pessimistic"
    redirect="show"
    transform={pujaOf}
    actions={false}
  >
    <PujaForm schema={chadhaavaSeriesContent} offerings={<OfferingsPart />} />
  </RecordEdit>
);
