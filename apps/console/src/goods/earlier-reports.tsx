import { type StaffGood, staffGood, staffLogEntry } from "@aradhana/core/staff";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { array, type InferOutput, is } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { formatMoment } from "../frame/moments.ts";
import { ReportFile } from "./report-file.tsx";

const log = array(staffLogEntry);
const { report: reportSchema } = staffGood.entries;

/** The reports that were replaced, from the log. */
export function EarlierReports({ good: { id, sku, version } }: { good: StaffGood }) {
  const data = useDataProvider<ConsoleData>();
  const { data: entries = [] } = useQuery({
    queryKey: ["log", sku, version],
    queryFn: async () =>
      (await data.read("log", log, { subject: sku, limit: "100" })) as InferOutput<typeof log>,
  });
  const replaced = entries.flatMap(({ id: entry, at, staff_name, before }) => {
    const report = before?.["report"];
    return is(reportSchema, report) && report?.file ? [{ entry, at, staff_name, ...report }] : [];
  });
  if (replaced.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        Replaced reports
      </Typography>
      <ul>
        {replaced.map(({ entry, at, staff_name, lab, number, file }) => (
          <li key={entry}>
            {lab.en}, {number}: replaced by {staff_name}, {formatMoment(at)}
            {file && <ReportFile goodId={id} file={file} />}
          </li>
        ))}
      </ul>
    </>
  );
}
