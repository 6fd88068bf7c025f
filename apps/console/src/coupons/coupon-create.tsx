import { createCouponRequest } from "@aradhana/core/staff";
import {
  BooleanInput,
  Create,
  DateTimeInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from "react-admin";
import { PricesInput } from "../frame/prices-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { couponOf } from "./coupon-of.ts";

const kinds = [
  { id: "pct", name: "Percent of the total" },
  { id: "flat", name: "A fixed amount" },
];

const nothing = { inr: 0, usd: 0, eur: 0 };

/** Creates a coupon. Its terms cannot be changed later. */
export const CouponCreate = () => (
  <Create title="New coupon" redirect="list" transform={couponOf}>
    <SimpleForm
      defaultValues={{
        ...{
          min_total: nothing,
          first_order_only: false,
          per_customer: 1,
          min_devotees: null,
          ends_at: null,
        },
        discount: { kind: "pct", pct: 10, cap: null },
        starts_at: new Date().toISOString(),
      }}
      validate={(values) => validateWith(createCouponRequest)(couponOf(values))}
    >
      <TextInput source="code" label="Code" helperText="3 to 24 capital letters and digits" />
      <SelectInput source="discount.kind" label="Discount" choices={kinds} />
      <FormDataConsumer>
        {({ formData }) =>
          formData.discount?.kind === "flat" ? (
            <PricesInput source="discount.flat" label="Amount" />
          ) : (
            <>
              <NumberInput source="discount.pct" label="Percent" min={1} max={90} />
              <PricesInput source="discount.cap" label="At most (may be empty)" />
            </>
          )
        }
      </FormDataConsumer>
      <PricesInput source="min_total" label="From an order value of" />
      <DateTimeInput source="starts_at" label="Starts" />
      <DateTimeInput source="ends_at" label="Ends (may be empty)" />
      <NumberInput source="per_customer" label="Uses per buyer (empty: no limit)" min={1} />
      <NumberInput source="min_devotees" label="For packages of at least so many people" min={1} />
      <BooleanInput source="first_order_only" label="First order only" />
    </SimpleForm>
  </Create>
);
