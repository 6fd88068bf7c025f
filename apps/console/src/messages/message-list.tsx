import type { SentMessage } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { sentBy, templateWords } from "./message-words.ts";
import { stateOfMessage } from "./state-of-message.ts";

const filters = stateFilter(["sent", "delivered", "read", "failed"]);

const OrderLink = ({ order_id, order_number }: SentMessage) =>
  order_id ? <OrderNumber id={order_id} number={order_number} /> : <span>No order</span>;

/** The messages to buyers, and what their providers report of them. */
export const MessageList = () => (
  <RecordList<SentMessage>
    title="Messages"
    filters={filters}
    empty={false}
    primary={(message) => `${templateWords(message)}: ${stateOfMessage(message)}`}
    secondary={(message) => (
      <>
        {formatMoment(message.sent_at)} · <OrderLink {...message} />
      </>
    )}
  >
    <DataTable.Col<SentMessage> label="Sent" render={({ sent_at }) => formatMoment(sent_at)} />
    <DataTable.Col<SentMessage> label="Message" render={templateWords} />
    <DataTable.Col<SentMessage> label="By" render={sentBy} />
    <DataTable.Col<SentMessage> label="State" render={stateOfMessage} />
    <DataTable.Col<SentMessage> label="Order" render={(message) => <OrderLink {...message} />} />
  </RecordList>
);
