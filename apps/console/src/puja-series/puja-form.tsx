import type { ReactNode } from "react";
import { SaveButton, TabbedForm, TabbedFormTabs, Toolbar } from "react-admin";
import type { GenericSchema } from "valibot";
import { validateWith } from "../frame/validate-with.ts";
import { pujaOf } from "./new-puja.ts";
import { PackagesPart } from "./packages-part.tsx";
import { PagePart } from "./page-part.tsx";
import { PujaPart } from "./puja-part.tsx";
import { TrustPart } from "./trust-part.tsx";

const onlySave = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

interface PujaFormProps {
  schema: GenericSchema;
  defaultValues?: object;
  /** The first fields. */
  children?: ReactNode;
}

/** Everything that visitors read and buy of a puja. A tab with a wrong field is marked. */
export const PujaForm = ({ schema, defaultValues, children }: PujaFormProps) => (
  <TabbedForm
    toolbar={onlySave}
    syncWithLocation={false}
    tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
    validate={(values) => validateWith(schema)(pujaOf(values))}
    {...(defaultValues && { defaultValues })}
  >
    <TabbedForm.Tab label="Puja and dates">
      {children}
      <PujaPart />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Packages">
      <PackagesPart />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Page">
      <PagePart />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Authorisation">
      <TrustPart />
    </TabbedForm.Tab>
  </TabbedForm>
);
