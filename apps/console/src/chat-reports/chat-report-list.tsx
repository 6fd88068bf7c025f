import type { ChatReport } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

/** What customers reported of chats and nobody has dealt with, the oldest first. */
export const ChatReportList = () => (
  <RecordList<ChatReport>
    title="Reported chats"
    empty={false}
    primary={({ reason, created_at }) => `${words(reason)} · ${formatMoment(created_at)}`}
    secondary={({ note }) => note || "–"}
    to={({ id }) => `/chatReport/${id}/show`}
  >
    <OpenColumn<ChatReport> label="Reported" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<ChatReport> label="Reason" render={({ reason }) => words(reason)} />
    <DataTable.Col<ChatReport> label="What they wrote" render={({ note }) => note || "–"} />
  </RecordList>
);
