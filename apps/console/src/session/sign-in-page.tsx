import { otpSent } from "@aradhana/core/contract";
import { staffSendOtpRequest } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Notification, useLogin } from "react-admin";
import { type InferOutput, safeParse } from "valibot";
import { errorText } from "../api/error-texts.ts";
import type { StaffApi } from "../api/staff-api.ts";

type Sent = InferOutput<typeof otpSent>;

/** The sign-in page: a phone number, then its one-time code. */
export function SignInPage({ api }: { api: StaffApi }) {
  const [sent, setSent] = useState<Sent>();
  return (
    <Box component="main" className="sign-in">
      <Paper component="section" className="sign-in-card" elevation={0}>
        <Typography component="h1" variant="h4">
          Aradhana console
        </Typography>
        {sent ? (
          <CodeForm sent={sent} onBack={() => setSent(undefined)} />
        ) : (
          <NumberForm api={api} onSent={setSent} />
        )}
      </Paper>
      <Notification />
    </Box>
  );
}

function NumberForm({ api, onSent }: { api: StaffApi; onSent: (sent: Sent) => void }) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const digits = (name: string) => String(fields.get(name)).replace(/\D/g, "");
    const request = { dial_code: digits("dial_code"), phone: digits("phone"), channel: "sms", lang: "en" };
    if (!safeParse(staffSendOtpRequest, request).success) {
      setProblem("Enter your mobile number with its country code.");
      return;
    }
    setSending(true);
    try {
      onSent((await api.post("login/sendOtp", otpSent, request)).results);
    } catch (error) {
      setProblem(errorText(error));
      setSending(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Typography>For staff only. We send you an OTP.</Typography>
      <Box className="sign-in-number">
        <TextField
          name="dial_code"
          label="Country code"
          defaultValue="+91"
          slotProps={{ htmlInput: { inputMode: "tel", autoComplete: "tel-country-code" } }}
        />
        <TextField
          name="phone"
          label="Mobile number"
          autoFocus
          fullWidth
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "tel-national" } }}
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isSending}>
        Get OTP
      </Button>
    </form>
  );
}

function CodeForm({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const login = useLogin();
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
      await login({ otp_id: sent.otp_id, otp });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
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
