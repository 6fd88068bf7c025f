import { type StaffGood, staffGood } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useSubmit } from "../api/use-submit.ts";

/** Takes the report back that is shown: the page shows what it showed before. */
export function TakeBackReport({ good: { id, report, version } }: { good: StaffGood }) {
  const submit = useSubmit({ schema: staffGood, done: "This report is taken back." });
  const [isConfirming, setConfirming] = useState(false);
  if (!report?.file) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Take this report back
      </Button>
      <Confirm
        isOpen={isConfirming}
        title="Take this report back"
        content="Buyers see again what the page showed before: an earlier report, a sample or none."
        confirm="Take back"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void submit(`good/${id}/reportTakenBack`, { version });
        }}
      />
    </>
  );
}
