import { type RitualDate, ritualDate, ritualDatePrices } from "@aradhana/core/staff";
import Typography from "@mui/material/Typography";
import { SaveButton, SimpleForm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { PricesInput } from "../frame/prices-input.tsx";
import { validateWith } from "../frame/validate-with.ts";

/** The prices of the packages of one date. */
export function DatePrices({ date: { id, packages } }: { date: RitualDate }) {
  const { run } = useAction({
    schema: ritualDate,
    by: "set",
    done: "These are the prices of this date now.",
  });
  return (
    <SimpleForm
      record={{ id, packages }}
      validate={validateWith(ritualDatePrices)}
      toolbar={<SaveButton label="Set prices" alwaysEnable />}
      onSubmit={(values: unknown) =>
        run(`ritualDate/${id}/prices`, {
          packages: (values as Pick<RitualDate, "packages">).packages.map((each) => ({
            ...{ id: each.id, prices: each.prices },
          })),
        })
      }
    >
      {packages.map(({ id: packageId, name }, index) => (
        <div key={packageId}>
          <Typography component="h3" variant="subtitle2">
            {name.en}
          </Typography>
          <PricesInput source={`packages.${index}.prices`} label={`Price of ${name.en}`} />
        </div>
      ))}
    </SimpleForm>
  );
}
