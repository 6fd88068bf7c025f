import { staffTicketDetail } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useAction } from "../api/use-action.ts";

/** Answers a ticket; the customer gets a message with a link to it. */
export function AnswerForm({ ticketId }: { ticketId: string }) {
  const [text, setText] = useState("");
  const { run, isPending } = useAction({
    schema: staffTicketDetail,
    done: "Sent. The customer gets a message.",
    onDone: () => setText(""),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) run(`ticket/${ticketId}/answer`, { text: text.trim() });
  }
  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        label="Answer"
        multiline
        minRows={3}
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <div className="row-actions">
        <Button type="submit" variant="contained" disabled={isPending || !text.trim()}>
          Send
        </Button>
      </div>
    </form>
  );
}
