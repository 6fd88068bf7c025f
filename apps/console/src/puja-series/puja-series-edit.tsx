import { pujaSeriesContent } from "@aradhana/core/staff";
import { Edit } from "react-admin";
import { pujaOf } from "./new-puja.ts";
import { PujaForm } from "./puja-form.tsx";

/** Changes a puja. Of one on sale visitors read the new texts within a minute. */
export const PujaSeriesEdit = () => (
  <Edit title="Edit puja" mutationMode="pessimistic" redirect="show" transform={pujaOf} actions={false}>
    <PujaForm schema={pujaSeriesContent} />
  </Edit>
);
