import { staffTicketDetail as detail, type staffTicketDetail } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useRecordContext } from "react-admin";
import type { InferOutput } from "valibot";
import { useAction } from "../api/use-action.ts";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { AnswerForm } from "./answer-form.tsx";

type Ticket = InferOutput<typeof staffTicketDetail>;

const TicketTitle = () => <span>{useRecordContext<Ticket>()?.number ?? "Ticket"}</span>;

/** A ticket: who wrote, everything that was written, an answer, and its end. Opening it is recorded in the log. */
export const TicketShow = () => (
  <RecordShow
    title={<TicketTitle />}
    component="div"
    actions={false}
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <TicketParts />
  </RecordShow>
);

function TicketParts() {
  const ticket = useRecordContext<Ticket>();
  // Until it is read, react-admin shows the row of the list, which has no messages.
  if (!ticket?.messages) return null;
  const { id, topic, state, is_late, name, phone, order_id, order_number, messages } = ticket;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            About: words(topic),
            State: `${words(state)}${is_late ? ", late" : ""}`,
            "Answer by": formatMoment(ticket.ack_by),
            "Settle by": formatMoment(ticket.resolve_by),
            From: (
              <>
                {name && <div>{name}</div>}
                <a href={`tel:+${phone.dial_code}${phone.number}`}>
                  +{phone.dial_code} {phone.number}
                </a>
              </>
            ),
            ...(order_number && {
              Order: <OrderNumber id={order_id} number={order_number} />,
            }),
          }}
        />
      </Paper>
      <Paper className="panel" component="section">
        <ol className="messages" aria-label="Messages">
          {messages.map(({ from, text, at }) => (
            <li key={`${at} ${text}`} data-own={from === "staff" || undefined}>
              <span className="soft">
                {from === "staff" ? "We" : "Customer"}, {formatMoment(at)}
              </span>
              <span className="message-body">{text}</span>
            </li>
          ))}
        </ol>
        {state !== "closed" && <AnswerForm ticketId={id} />}
        {state === "answered" && <CloseButton ticketId={id} />}
      </Paper>
    </div>
  );
}

function CloseButton({ ticketId }: { ticketId: string }) {
  const { run, isPending } = useAction({ schema: detail, done: "The ticket is closed." });
  return (
    <Button disabled={isPending} onClick={() => run(`ticket/${ticketId}/close`)}>
      It is settled: close the ticket
    </Button>
  );
}
