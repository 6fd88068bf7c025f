import { goodReport, type StaffGood, staffGood } from "@aradhana/core/staff";
import { DateInput, SaveButton, SimpleForm, TextInput } from "react-admin";
import { useSubmit } from "../api/use-submit.ts";
import { asTyped, BothInput } from "../frame/both-input.tsx";
import { validateWith } from "../frame/validate-with.ts";
import { ReportFileInput } from "./report-file-input.tsx";

const blank = { lab: { en: "", hi: "" }, number: "", issued_on: "", verify_url: null, file: "" };

/** An address that was cleared is none. */
const reportOf = ({ id: _, sample: __, ...values }: Record<string, unknown>) => ({
  ...values,
  verify_url: values["verify_url"] || null,
});

/** Uploads the report of a laboratory and says what it is. A sample is replaced by it. */
export function ReportForm({ good: { id, report, version } }: { good: StaffGood }) {
  const submit = useSubmit({ schema: staffGood, done: "The page shows this report now." });
  const shown = report && !report.sample ? report : blank;
  return (
    <SimpleForm
      record={{ id, ...shown, version }}
      validate={(values) => validateWith(goodReport)(reportOf(values))}
      toolbar={<SaveButton label="Save report" alwaysEnable />}
      onSubmit={(values: unknown) => submit(`good/${id}/report`, reportOf(values as Record<string, unknown>))}
    >
      <ReportFileInput goodId={id} />
      <BothInput source="lab" label="Laboratory" />
      <TextInput source="number" label="Report number" parse={asTyped} />
      <DateInput source="issued_on" label="Date of the report" parse={asTyped} />
      <TextInput
        source="verify_url"
        label="Address at which the laboratory confirms it (https, optional)"
        type="url"
      />
    </SimpleForm>
  );
}
