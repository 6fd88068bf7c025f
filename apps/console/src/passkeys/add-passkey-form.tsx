import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, type ReactNode, useState } from "react";
import { passkeyProblem } from "./passkey-problem.ts";
import { usePasskeys } from "./passkeys-context.ts";

interface AddPasskeyFormProps {
  onAdded: () => void;
  /** Below the button. */
  children?: ReactNode;
}

/** Names a passkey and makes it with the browser's own dialog. */
export function AddPasskeyForm({ onAdded, children }: AddPasskeyFormProps) {
  const passkeys = usePasskeys();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (!name) {
      setProblem("Enter a name.");
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await passkeys.add(name);
      onAdded();
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
    setBusy(false);
  }

  return (
    <form className="passkey-form" onSubmit={submit} noValidate>
      <TextField
        name="name"
        label="Name of the passkey"
        helperText="By which you know it again, such as “My phone”"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
        Add a passkey
      </Button>
      {children}
    </form>
  );
}
