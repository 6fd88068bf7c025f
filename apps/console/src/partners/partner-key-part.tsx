import { partnerKey, type StaffPartner } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, useRecordContext } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** Gives a partner a new key, which is shown once. */
export function PartnerKeyPart() {
  const partner = useRecordContext<StaffPartner>();
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState<string>();
  const { run, isPending } = useAction({
    schema: partnerKey,
    done: "A new key was made.",
    onDone: (made) => setKey(made.key),
  });
  if (!partner) return null;
  const make = () => run(`partner/${partner.id}/key`);
  return (
    <Paper className="panel aside-panel" component="section">
      <Typography component="h2" variant="h6">
        Key
      </Typography>
      <p className="soft">Its servers send it as X-Partner-Key to read the state of an order.</p>
      <p className="soft">Partner id: {partner.id}</p>
      {key && (
        <Alert severity="success">
          Copy it now, it is not shown again: <code className="secret">{key}</code>
        </Alert>
      )}
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => (partner.has_key ? setAsking(true) : make())}
      >
        {partner.has_key ? "Make a new key" : "Make a key"}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`A new key for ${partner.name}?`}
        content="The old key ends at once: the partner's servers get no answers until they have the new one."
        confirm="Make a new key"
        onConfirm={() => {
          make();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Paper>
  );
}
