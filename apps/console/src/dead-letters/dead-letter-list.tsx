import type { deadLetter } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { DataTable } from "react-admin";
import { Link } from "react-router-dom";
import type { InferOutput } from "valibot";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { OrderNumber } from "../orders/order-number.tsx";

type Letter = InferOutput<typeof deadLetter>;

/** "message.order_paid" in words, without the id that some kinds have. */
const kindWords = (kind: string) =>
  kind
    .split(".")
    .filter((part) => /^[a-z_]+$/.test(part))
    .map(words)
    .join(": ");

function RetryButton({ id }: Letter) {
  const { run, isPending } = useAction({ done: "It is tried again now." });
  return (
    <Button disabled={isPending} onClick={() => run(`deadLetter/${id}/retry`)}>
      Try again
    </Button>
  );
}

const Subject = ({ id, order_id, subject, kind }: Letter) => {
  if (kind === "ticket_answered") return <Link to={`/ticket/${id}/show`}>{subject}</Link>;
  return order_id ? <OrderNumber id={order_id} number={subject} /> : <span>No order</span>;
};

/** Messages, refunds and requests for a call that were given up after their last attempt. */
export const DeadLetterList = () => (
  <RecordList<Letter>
    title="Undelivered"
    empty={false}
    primary={({ kind, attempts }) => `${kindWords(kind)}, ${attempts} attempts`}
    secondary={(letter) => (
      <>
        <Subject {...letter} /> · {letter.last_error} <RetryButton {...letter} />
      </>
    )}
  >
    <DataTable.Col<Letter> label="Given up" render={({ failed_at }) => formatMoment(failed_at)} />
    <DataTable.Col<Letter> label="What" render={({ kind }) => kindWords(kind)} />
    <DataTable.Col<Letter> label="Attempts" render={({ attempts }) => attempts} />
    <DataTable.Col<Letter> label="Last error" render={({ last_error }) => last_error ?? "–"} />
    <DataTable.Col<Letter> label="About" render={(letter) => <Subject {...letter} />} />
    <DataTable.Col<Letter> label="Actions" render={(letter) => <RetryButton {...letter} />} />
  </RecordList>
);
