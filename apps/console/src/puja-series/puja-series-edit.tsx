import { pujaSeriesContent } from "@aradhana/core/staff";
import { RecordEdit } from "../frame/record-screens.tsx";

import { pujaOf } from "./new-puja.ts";
import { PujaForm } from "./puja-form.tsx";

/** Changes a puja. Of one on sale visitors read the new texts within a minute. */
export const PujaSeriesEdit = () => (
  <RecordEdit title="Edit puja" mutationMode="pessimistic" redirect="show" transform={pujaOf} actions={false}>
    <PujaForm schema={pujaSeriesContent} />
  </RecordEdit>
);
