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
  /** What is bought at a chadhaava. @default the packages of a puja */
  offerings?: ReactNode;
}

/** Everything that visitors read and buy of a puja or chadhaava. A tab with a wrong field is marked. */
export const PujaForm = ({ schema, defaultValues, children, offerings }: PujaFormProps) => (
  <TabbedForm
    toolbar={onlySave}
    syncWithLocation={false}
    noValidate
    warnWhenUnsavedChanges
    tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
    validate={(values) => validateWith(schema)(pujaOf(values))}
    {...(defaultValues && { defaultValues })}
  >
    <TabbedForm.Tab label={offerings ? "Chadhava and dates" : "Puja and dates"}>
      {children}
      <PujaPart isChadhaava={offerings !== undefined} />
    </TabbedForm.Tab>
    <TabbedForm.Tab label={offerings ? "Offerings" : "Packages"}>
      {offerings ?? <PackagesPart />}
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Page">
      <PagePart isChadhaava={offerings !== undefined} />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Authorisation">
      <TrustPart />
    </TabbedForm.Tab>
  </TabbedForm>
);
