import { type StaffAccount, staffAccount } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, useGetIdentity, useRecordContext } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** The passkeys of another owner, who may have lost them. */
export function PasskeysPart() {
  const account = useRecordContext<StaffAccount>();
  const { data: self } = useGetIdentity();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({ schema: staffAccount, done: "The passkeys were removed." });
  if (account?.role !== "owner" || account.id === self?.id) return null;
  const { id, name, passkey_count: count } = account;
  return (
    <Paper className="panel aside-panel" component="section">
      <Typography component="h2" variant="h6">
        Passkeys
      </Typography>
      <p className="soft">{count === 0 ? "None yet: an OTP alone signs in." : `How many: ${count}`}</p>
      {count > 0 && (
        <Button variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
          Reset passkeys
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Reset the passkeys of ${name}?`}
        content="Call them first, to be sure that it is they who ask. They are signed out everywhere, sign in with an OTP, and add a new passkey."
        confirm="Reset passkeys"
        onConfirm={() => {
          run(`account/${id}/resetPasskeys`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Paper>
  );
}
