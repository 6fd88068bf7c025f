import { createTempleRequest } from "@aradhana/core/staff";
import { Create, TextInput } from "react-admin";
import { TempleForm } from "./temple-form.tsx";
import { templeOf } from "./temple-of.ts";

const newTemple = { lat: null, lon: null, spoken: null };

/** Writes a new temple; visitors see it with its first puja. */
export const TempleCreate = () => (
  <Create title="New temple" redirect="show" transform={templeOf}>
    <TempleForm schema={createTempleRequest} defaultValues={newTemple}>
      <TextInput
        source="slug"
        label="Address"
        helperText="Small letters, digits and hyphens, such as durga-kund. It cannot be changed later."
      />
    </TempleForm>
  </Create>
);
