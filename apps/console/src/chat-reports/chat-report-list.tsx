import type { ChatReport } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { DataTable } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";

function ResolveButton({ id }: ChatReport) {
  const { run, isPending } = useAction({ done: "Marked as dealt with." });
  return (
    <Button disabled={isPending} onClick={() => run(`chatReport/${id}/resolve`)}>
      Dealt with
    </Button>
  );
}

/** What customers reported of chats and nobody has dealt with, the oldest first. */
export const ChatReportList = () => (
  <RecordList<ChatReport>
    title="Reported chats"
    empty={false}
    primary={({ reason, created_at }) => `${words(reason)} · ${formatMoment(created_at)}`}
    secondary={(report) => (
      <>
        {report.note} <ResolveButton {...report} />
      </>
    )}
  >
    <DataTable.Col<ChatReport> label="Reported" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<ChatReport> label="Reason" render={({ reason }) => words(reason)} />
    <DataTable.Col<ChatReport> label="What they wrote" render={({ note }) => note || "–"} />
    <DataTable.Col<ChatReport> label="Actions" render={(report) => <ResolveButton {...report} />} />
  </RecordList>
);
