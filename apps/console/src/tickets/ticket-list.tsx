import type { StaffTicket } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";

const filters = stateFilter(["open", "answered", "closed"], { emptyText: "All" });

const stateOf = ({ state, is_late }: StaffTicket) => `${words(state)}${is_late ? ", late" : ""}`;

/** Support tickets, the most urgent first. */
export const TicketList = () => (
  <RecordList<StaffTicket>
    title="Tickets"
    filters={filters}
    filterDefaultValues={{ state: "open" }}
    empty={false}
    to={({ id }) => `/ticket/${id}/show`}
    primary={({ number, topic }) => `${number} · ${words(topic)}`}
    secondary={(ticket) => `${stateOf(ticket)} · until ${formatMoment(ticket.resolve_by)}`}
  >
    <OpenColumn<StaffTicket> label="Ticket" render={({ number }) => number} />
    <DataTable.Col<StaffTicket> label="About" render={({ topic }) => words(topic)} />
    <DataTable.Col<StaffTicket> label="Written" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<StaffTicket> label="Answer by" render={({ ack_by }) => formatMoment(ack_by)} />
    <DataTable.Col<StaffTicket> label="Settle by" render={({ resolve_by }) => formatMoment(resolve_by)} />
    <DataTable.Col<StaffTicket> label="State" render={stateOf} />
  </RecordList>
);
