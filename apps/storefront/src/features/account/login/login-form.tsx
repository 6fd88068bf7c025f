import type { Phone, SignedIn } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import type { SentCode } from "@aradhana/core/otp";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { asksForCode, codeState } from "./code-in-history.ts";
import { CodeStep } from "./code-step.tsx";
import { PhoneStep } from "./phone-step.tsx";

interface Props {
  /** A number known already, so that nobody types it twice. */
  phone?: Phone | undefined;
  onSignedIn(signedIn: SignedIn): void;
}

/**
 * Signs in with a phone: the number, then the code sent to it. Changing the number, as Back does, keeps the
 * country, and the code: no other is sent to the same number so soon.
 */
export function LoginForm({ phone: known, onSignedIn }: Props) {
  const { country } = useVisitor();
  const [phone, setPhone] = useState<Phone>(known ?? { dial_code: dialCodeOf(country), number: "" });
  const [sent, setSent] = useState<SentCode>();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const atCode = asksForCode(state);

  const proceed = (code: SentCode) => {
    setSent(code);
    // Loaded anew at the code, the code is unknown and its place in the history is there already.
    void navigate(pathname + search, { state: codeState, replace: atCode, preventScrollReset: true });
  };

  return sent && atCode ? (
    <CodeStep sent={sent} onSentAgain={setSent} onChange={() => void navigate(-1)} onSignedIn={onSignedIn} />
  ) : (
    <PhoneStep phone={phone} sent={sent} onPhoneChange={setPhone} onSent={proceed} />
  );
}
