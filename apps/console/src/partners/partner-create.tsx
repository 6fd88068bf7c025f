import { partnerThemes } from "@aradhana/core/partner";
import { partnerContent } from "@aradhana/core/staff";
import { Create, SimpleForm } from "react-admin";
import { validateWith } from "../frame/validate-with.ts";
import { PartnerInputs } from "./partner-inputs.tsx";
import { partnerOf } from "./partner-of.ts";

/** Adds a site that embeds our widgets. */
export const PartnerCreate = () => (
  <Create title="New partner" redirect="edit" transform={partnerOf}>
    <SimpleForm
      defaultValues={{ origins: [], theme: partnerThemes.default, allowed_widgets: ["pujas"], mode: "test" }}
      validate={(values) => validateWith(partnerContent, "origins")(partnerOf(values))}
    >
      <PartnerInputs />
    </SimpleForm>
  </Create>
);
