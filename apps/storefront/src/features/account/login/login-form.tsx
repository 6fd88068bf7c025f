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
  /** A known number, so that it is not typed twice. */
  phone?: Phone | undefined;
  onSignedIn(signedIn: SignedIn): void;
}

/**
 * Signs in with a phone: the number, then the code sent to it. Changing the number, also by Back, keeps the country and
 * the sent code, which is reused for the same number.
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
    // After a reload at the code step the code is unknown, and its history entry exists already.
    void navigate(pathname + search, { state: codeState, replace: atCode, preventScrollReset: true });
  };

  return sent && atCode ? (
    <CodeStep sent={sent} onSentAgain={setSent} onChange={() => void navigate(-1)} onSignedIn={onSignedIn} />
  ) : (
    <PhoneStep phone={phone} sent={sent} onPhoneChange={setPhone} onSent={proceed} />
  );
}
