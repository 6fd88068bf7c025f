import { performedResult, type ReadingList } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";

type Ritual = ReadingList[number];

/** One ritual as the priest reads it: Hindi, one paragraph for each order, its number small beside it. */
export function RitualSheet({ ritual }: { ritual: Ritual }) {
  const { ritual_id, title, starts_at, orders } = ritual;
  const withNames = orders.filter(({ read_out }) => read_out !== null);
  const waiting = orders.length - withNames.length;
  return (
    <article className="ritual-sheet" lang="hi">
      <header>
        <h2>{title.hi}</h2>
        <p className="soft">
          {formatMoment(starts_at)} · {orders.length} संकल्प
          {waiting > 0 && ` · ${waiting} के नाम बाकी हैं`}
        </p>
      </header>
      <ol>
        {withNames.map(({ number, read_out }) => (
          <li key={number}>
            <p className="read-out">{read_out}</p>
            <span className="soft">{number}</span>
          </li>
        ))}
      </ol>
      <MarkPerformed ritualId={ritual_id} title={title.en} orders={withNames.length} />
    </article>
  );
}

function MarkPerformed({ ritualId, title, orders }: { ritualId: string; title: string; orders: number }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: performedResult,
    done: ({ performed, without_names }) =>
      `${performed} marked as performed${without_names > 0 ? `, ${without_names} without names are not` : ""}.`,
  });
  return (
    <div className="no-print" lang="en">
      <Button variant="contained" disabled={isPending} onClick={() => setAsking(true)}>
        Mark performed
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Was ${title} performed?`}
        content={`${orders} orders are marked as performed, and the buyers are notified.`}
        confirm="Mark performed"
        onConfirm={() => {
          run(`ritual/${ritualId}/performed`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
