import { createChadhaavaSeriesRequest } from "@aradhana/core/staff";
import { useState } from "react";
import { Create, TextInput } from "react-admin";
import { newChadhaava, pujaOf } from "../puja-series/new-puja.ts";
import { PujaForm } from "../puja-series/puja-form.tsx";
import { OfferingsPart } from "./offerings-part.tsx";

/** Writes a new chadhaava as a draft, which no visitor sees. */
export function ChadhaavaSeriesCreate() {
  const [begin] = useState(() => newChadhaava(new Date()));
  return (
    <Create title="New chadhava" redirect="show" transform={pujaOf}>
      <PujaForm schema={createChadhaavaSeriesRequest} defaultValues={begin} offerings={<OfferingsPart />}>
        <TextInput
          source="slug"
          label="Address"
          helperText="Small letters, digits and hyphens, such as lamps-kashi. It cannot be changed later."
        />
      </PujaForm>
    </Create>
  );
}
