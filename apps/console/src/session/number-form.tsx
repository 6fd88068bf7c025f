import { ApiError } from "@aradhana/core/api";
import { otpSent } from "@aradhana/core/contract";
import { staffSendOtpRequest } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { type InferOutput, safeParse } from "valibot";
import { errorText } from "../api/error-texts.ts";
import { fieldText } from "../api/field-text.ts";
import type { StaffApi } from "../api/staff-api.ts";

export type Sent = InferOutput<typeof otpSent>;

/** The first step: a phone number. */
export function NumberForm({ api, onSent }: { api: StaffApi; onSent: (sent: Sent) => void }) {
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(undefined);
    setWrong({});
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
      const rejected = error instanceof ApiError ? error.fieldErrors : [];
      setWrong(Object.fromEntries(rejected.map(({ field, code }) => [field, fieldText(code, field)])));
      if (rejected.length === 0) setProblem(errorText(error));
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
          error={wrong.dial_code !== undefined}
          helperText={wrong.dial_code}
          slotProps={{ htmlInput: { inputMode: "tel", autoComplete: "tel-country-code" } }}
        />
        <TextField
          name="phone"
          label="Mobile number"
          autoFocus
          fullWidth
          error={wrong.phone !== undefined}
          helperText={wrong.phone}
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
