import { publishedResult, type StaffRecording } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";

/** Gives a checked recording to the buyers of its ritual. */
export function PublishPart({ recording: { id, published_at } }: { recording: StaffRecording }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: publishedResult,
    done: ({ published, without_second }) =>
      published === 0
        ? "No order was marked as performed yet: nobody got it."
        : `${published === 1 ? "1 order has it" : `${published} orders have it`}${without_second > 0 ? `; ${without_second} open at its beginning` : ""}.`,
  });
  return (
    <div className="publish">
      {published_at && <p className="soft">Published {formatMoment(published_at)}.</p>}
      <Button variant="contained" disabled={isPending} onClick={() => setAsking(true)}>
        {published_at ? "Publish again" : "Publish"}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Give this recording to the buyers?"
        content="Everybody whose order is marked as performed gets it with a message, and it opens at the second of their names."
        confirm="Publish"
        onConfirm={() => {
          run(`recording/${id}/publish`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
