import { FormDataConsumer, NumberInput, SelectInput } from "react-admin";
import { PricesInput } from "../frame/prices-input.tsx";

const kinds = [
  { id: "dry", name: "Dry, which can be sent abroad" },
  { id: "food", name: "Fresh food" },
];

/** The prasad that packages send home, with its days and what sending it costs. */
export const PrasadInput = () => (
  <>
    <SelectInput source="prasad.kind" label="Prasad sent home" choices={kinds} emptyText="None" />
    <FormDataConsumer>
      {({ formData }) =>
        formData.prasad?.kind ? (
          <>
            <div className="both-input">
              <NumberInput source="prasad.days_in" label="Arrives in India within days" min={1} max={60} />
              <NumberInput
                source="prasad.days_abroad"
                label="Abroad within days (empty: not sent)"
                min={1}
                max={90}
              />
            </div>
            <PricesInput source="prasad.fee" label="Sending it, where the price excludes it" />
          </>
        ) : null
      }
    </FormDataConsumer>
  </>
);
