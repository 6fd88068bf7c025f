import { createPujaSeriesRequest } from "@aradhana/core/staff";
import { useState } from "react";
import { Create, TextInput } from "react-admin";
import { newPuja, pujaOf } from "./new-puja.ts";
import { PujaForm } from "./puja-form.tsx";

/** Writes a new puja as a draft, which no visitor sees. */
export function PujaSeriesCreate() {
  const [begin] = useState(() => newPuja(new Date()));
  return (
    <Create title="New puja" redirect="show" transform={pujaOf}>
      <PujaForm schema={createPujaSeriesRequest} defaultValues={begin}>
        <TextInput
          source="slug"
          label="Address"
          helperText="Small letters, digits and hyphens, such as rudrabhishek-kashi. It cannot be changed later."
        />
      </PujaForm>
    </Create>
  );
}
