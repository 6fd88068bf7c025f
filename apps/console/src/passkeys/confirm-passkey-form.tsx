import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { passkeyProblem } from "./passkey-problem.ts";
import { usePasskeys } from "./passkeys-context.ts";

/** The second step of an owner's sign-in. */
export function ConfirmPasskeyForm({ onConfirmed, onBack }: { onConfirmed: () => void; onBack: () => void }) {
  const passkeys = usePasskeys();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      await passkeys.confirm();
      onConfirmed();
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
    setBusy(false);
  }

  return (
    <div className="passkey-form">
      <Typography>
        Now use your passkey: the fingerprint, face or PIN of this device, or of your phone beside it.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" size="large" fullWidth autoFocus disabled={isBusy} onClick={confirm}>
        Use passkey
      </Button>
      <Typography className="soft">Lost it? Another owner can reset your passkeys under Staff.</Typography>
      <Button onClick={onBack} fullWidth>
        Another number
      </Button>
    </div>
  );
}
