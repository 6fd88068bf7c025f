import { publishedResult, type StaffRecording } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";
import type { OpenSeconds } from "./names-form.tsx";

const missingText = (missing: number) =>
  missing === 0
    ? ""
    : `${missing === 1 ? "1 order has no second: for it the recording opens" : `${missing} orders have no second: for them the recording opens`} at the beginning.`;

interface PublishPartProps {
  recording: StaffRecording;
  seconds: OpenSeconds;
}

/** Gives a checked recording to the buyers of its ritual, once the seconds that were typed are saved. */
export function PublishPart({ recording: { id, published_at }, seconds }: PublishPartProps) {
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
      <Button variant="contained" disabled={isPending || seconds.isUnsaved} onClick={() => setAsking(true)}>
        {published_at ? "Publish again" : "Publish"}
      </Button>
      {seconds.isUnsaved && <p className="soft">Save the seconds first.</p>}
      <Confirm
        isOpen={isAsking}
        title="Give this recording to the buyers?"
        content={`Everybody whose order is marked as performed gets it with a message, and it opens at the second of their names. ${missingText(seconds.missing)}`}
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
