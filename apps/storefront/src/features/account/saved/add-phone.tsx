import { addPhone } from "@aradhana/core/api";
import type { CustomerPhones, Phone } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import type { SentCode } from "@aradhana/core/otp";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { CodeStep } from "../login/code-step.tsx";
import { PhoneStep } from "../login/phone-step.tsx";
import { savedText } from "./text.ts";

/** Another number, then the code that was sent to it. */
export function AddPhone({ onAdded }: { onAdded(phones: CustomerPhones, added: Phone): void }) {
  const { phones: t } = useText(savedText);
  const { country } = useVisitor();
  const api = useBrowser()?.api;
  const [phone, setPhone] = useState<Phone>({ dial_code: dialCodeOf(country), number: "" });
  const [sent, setSent] = useState<SentCode>();
  const [isCodeOpen, setCodeOpen] = useState(false);

  function openCode(code: SentCode) {
    setSent(code);
    setCodeOpen(true);
  }

  if (!sent || !isCodeOpen)
    return <PhoneStep {...{ phone, sent }} onPhoneChange={setPhone} onSent={openCode} />;
  return (
    <CodeStep
      sent={sent}
      onSentAgain={setSent}
      onChange={() => setCodeOpen(false)}
      verifyLabel={t.verify}
      verify={async (otp) => {
        if (api) onAdded(await addPhone(api, { otp_id: sent.otp_id, otp }), sent.phone);
      }}
    />
  );
}
