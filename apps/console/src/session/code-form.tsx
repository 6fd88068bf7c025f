import { signedInStaff } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { errorText } from "../api/error-texts.ts";
import type { StaffApi } from "../api/staff-api.ts";
import type { Sent } from "./number-form.tsx";
import type { StaffSession } from "./session-store.ts";

interface CodeFormProps {
  api: StaffApi;
  sent: Sent;
  onSignedIn: (session: StaffSession) => void;
  onBack: () => void;
}

/** The second step: the one-time code. */
export function CodeForm({ api, sent, onSignedIn, onBack }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get("otp")).replace(/\D/g, "");
    if (otp.length !== 6) {
      setProblem("Enter the 6-digit OTP.");
      return;
    }
    setSending(true);
    try {
      onSignedIn((await api.post("login/verifyOtp", signedInStaff, { otp_id: sent.otp_id, otp })).results);
    } catch (error) {
      setProblem(errorText(error));
      setSending(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Typography>Enter the OTP sent to your number.</Typography>
      <TextField
        name="otp"
        label="OTP"
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 6 } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isSending}>
        Sign in
      </Button>
      <Button onClick={onBack} fullWidth>
        Another number
      </Button>
    </form>
  );
}
