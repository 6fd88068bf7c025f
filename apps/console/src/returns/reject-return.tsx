import { returnRejection } from "@aradhana/core/contract";
import { staffReturn } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";

/** Ends a return without a refund; the buyer reads the reason. */
export function RejectReturn({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useAction({ done: "Rejected. The buyer gets a message.", schema: staffReturn });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Reject</Button>;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rejection = String(new FormData(event.currentTarget).get("rejection"));
    run(`return/${id}/reject`, { rejection });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        name="rejection"
        label="Why, as the buyer reads it"
        size="small"
        select
        autoFocus
        defaultValue={returnRejection.options[0]}
      >
        {returnRejection.options.map((each) => (
          <MenuItem key={each} value={each}>
            {words(each)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" disabled={isPending}>
        Reject without a refund
      </Button>
      <Button onClick={() => setOpen(false)}>Back</Button>
    </form>
  );
}
