import { longestNotes, type StaffConsultationDetail, staffConsultationDetail } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useAction } from "../api/use-action.ts";

const longest = { htmlInput: { maxLength: longestNotes } };

/** The summary that the customer reads, and the astrologer's own notes. */
export function NotesForm({ record }: { record: StaffConsultationDetail }) {
  const [summary, setSummary] = useState(record.summary ?? "");
  const [notes, setNotes] = useState(record.notes ?? "");
  const { run, isPending } = useAction({ schema: staffConsultationDetail, done: "Saved." });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(`consultation/${record.id}/notes`, { summary, notes });
  };
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Summary and notes
      </Typography>
      <form className="stack" onSubmit={submit}>
        <TextField
          label="Summary for the customer"
          helperText="What is recommended is optional for them: say so."
          multiline
          minRows={3}
          fullWidth
          value={summary}
          onChange={({ target }) => setSummary(target.value)}
          slotProps={longest}
        />
        <TextField
          label="Notes for yourself"
          multiline
          minRows={2}
          fullWidth
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
          slotProps={longest}
        />
        <div className="row-actions">
          <Button type="submit" variant="outlined" disabled={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Paper>
  );
}
