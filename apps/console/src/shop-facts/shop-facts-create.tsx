import { type StaffShopFacts, shopFactsContent } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { Create, DateTimeInput, Loading, SimpleForm, TextInput, useGetList } from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { factsOf } from "./facts-of.ts";

/** Writes the next version of the facts, which begins as the latest one. */
export function ShopFactsCreate() {
  const { data, isPending, error } = useGetList<StaffShopFacts>("shopFacts", {
    pagination: { page: 1, perPage: 1 },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (isPending) return <Loading />;
  return (
    <Create title="New facts of our shop" redirect="list" transform={factsOf}>
      <SimpleForm
        defaultValues={{ ...factsOf({ ...data?.[0] }), effective_from: null }}
        validate={(values) => validateWith(shopFactsContent)(factsOf(values))}
      >
        <Alert severity="info" className="form-note">
          Invoices that were issued before keep the facts of their time. No version is changed later.
        </Alert>
        <Heading>Company</Heading>
        <BothInput source="legal_name" label="Legal name" />
        <BothInput source="address" label="Address" lines={2} />
        <TextInput
          source="gstin"
          label="GSTIN"
          helperText="15 characters, of the state that the tax of orders is calculated for"
        />
        <TextInput source="lut" label="Letter of undertaking (LUT) for exports" />
        <Heading>Customer care</Heading>
        <Contact source="customer_care" />
        <Heading>Grievance officer</Heading>
        <BothInput source="grievance_officer.name" label="Name" />
        <Contact source="grievance_officer" />
        <Heading>From when</Heading>
        <DateTimeInput source="effective_from" label="Valid from (empty: at once)" />
      </SimpleForm>
    </Create>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="h6">
    {children}
  </Typography>
);

const Contact = ({ source }: { source: string }) => (
  <>
    <div className="both-input">
      <TextInput
        source={`${source}.phone`}
        label="Phone"
        type="tel"
        helperText="With spaces, such as +91 98765 43210"
      />
      <TextInput source={`${source}.email`} label="E-mail" type="email" />
    </div>
    <BothInput source={`${source}.hours`} label="Hours" />
  </>
);
