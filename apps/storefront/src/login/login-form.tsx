import type { Phone, SignedIn } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import { useState } from "react";
import { useVisitor } from "../services/visitor.tsx";
import { CodeStep } from "./code-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import type { SentCode } from "./sent-code.ts";

interface Props {
  /** A number known already, so that nobody types it twice. */
  phone?: Phone | undefined;
  onSignedIn(signedIn: SignedIn): void;
}

/**
 * Signs in with a phone: the number, then the code sent to it. Changing the number keeps the country, and
 * the code: no other is sent to the same number so soon.
 */
export function LoginForm({ phone: known, onSignedIn }: Props) {
  const { country } = useVisitor();
  const [phone, setPhone] = useState<Phone>(known ?? { dial_code: dialCodeOf(country), number: "" });
  const [sent, setSent] = useState<SentCode>();
  const [isChanging, setChanging] = useState(false);

  const proceed = (code: SentCode) => {
    setSent(code);
    setChanging(false);
  };

  return sent && !isChanging ? (
    <CodeStep sent={sent} onSentAgain={setSent} onChange={() => setChanging(true)} onSignedIn={onSignedIn} />
  ) : (
    <PhoneStep phone={phone} sent={sent} onPhoneChange={setPhone} onSent={proceed} />
  );
}
