import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Notification, useLogin } from "react-admin";
import type { StaffApi } from "../api/staff-api.ts";
import { AddPasskeyForm } from "../passkeys/add-passkey-form.tsx";
import { ConfirmPasskeyForm } from "../passkeys/confirm-passkey-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { NumberForm, type Sent } from "./number-form.tsx";
import type { SessionStore, StaffSession } from "./session-store.ts";

/** The sign-in page: a phone number, its one-time code, and for owners a passkey. */
export function SignInPage({ api, sessions }: { api: StaffApi; sessions: SessionStore }) {
  const login = useLogin();
  const [sent, setSent] = useState<Sent>();
  const [passkey, setPasskey] = useState(() => sessions.read()?.passkey);
  const enter = () => void login({});

  function begin() {
    sessions.clear();
    setSent(undefined);
    setPasskey(undefined);
  }
  function onSignedIn(session: StaffSession) {
    sessions.write(session);
    setPasskey(session.passkey);
    if (session.passkey === "not_needed" || session.passkey === "confirmed") enter();
  }
  function step() {
    if (passkey === "required") return <ConfirmPasskeyForm onConfirmed={enter} onBack={begin} />;
    if (passkey === "missing") return <Enrol onDone={enter} />;
    if (!sent) return <NumberForm api={api} onSent={setSent} />;
    return <CodeForm api={api} sent={sent} onSignedIn={onSignedIn} onBack={begin} />;
  }

  return (
    <Box component="main" className="sign-in">
      <Paper component="section" className="sign-in-card" elevation={0}>
        <Typography component="h1" variant="h4">
          Aradhana console
        </Typography>
        {step()}
      </Paper>
      <Notification />
    </Box>
  );
}

/** Asks an owner for a first passkey. */
const Enrol = ({ onDone }: { onDone: () => void }) => (
  <>
    <Typography className="form-note">
      Protect your account with a passkey: the fingerprint, face or PIN of this device. From then on an OTP
      that somebody else reads is not enough to sign in as you.
    </Typography>
    <AddPasskeyForm onAdded={onDone}>
      <Typography className="soft">
        Without one you cannot manage staff, partners, coupons and the shop’s facts, or approve refunds.
      </Typography>
      <Button onClick={onDone} fullWidth>
        Later
      </Button>
    </AddPasskeyForm>
  </>
);
