import type { StaffConversation } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";

const filters = stateFilter(["waiting", "live", "assistant", "ended"], { emptyText: "All" });

const customerOf = ({ customer_name }: StaffConversation) => customer_name ?? "A customer";
const stateOf = ({ state, waiting_since }: StaffConversation) =>
  waiting_since ? `Waiting since ${formatMoment(waiting_since)}` : words(state);

/** Support's chats: those who wait first. New ones come by themselves. */
export const ConversationList = () => (
  <RecordList<StaffConversation>
    title="Chats"
    filters={filters}
    empty={false}
    queryOptions={{ refetchInterval: 15_000 }}
    to={({ id }) => `/conversation/${id}/show`}
    primary={(chat) => `${customerOf(chat)} · ${stateOf(chat)}`}
    secondary={({ unread, last_message_at }) => `${unread} unread · ${formatMoment(last_message_at)}`}
  >
    <OpenColumn<StaffConversation> label="Customer" render={customerOf} />
    <DataTable.Col<StaffConversation> label="State" render={stateOf} />
    <DataTable.Col<StaffConversation> label="Unread" render={({ unread }) => unread} />
    <DataTable.Col<StaffConversation>
      label="Last message"
      render={({ last_message_at }) => formatMoment(last_message_at)}
    />
    <DataTable.Col<StaffConversation> label="Answered by" render={({ staff_name }) => staff_name ?? "–"} />
  </RecordList>
);
