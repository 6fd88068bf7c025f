import { verifyOtp } from "@aradhana/core/api";
import type { Phone, SignedIn } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import type { SentCode } from "@aradhana/core/otp";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { asksForCode, codeState } from "./code-in-history.ts";
import { CodeStep } from "./code-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import { type Login, readLogin, removeLogin, saveLogin } from "./stored-login.ts";

interface Props {
  /** A known number, so that it is not typed twice. */
  phone?: Phone | undefined;
  onSignedIn(signedIn: SignedIn): void;
}

/**
 * Signs in with a phone: the number, then the code sent to it. Changing the number, also by Back, keeps the country and
 * the sent code, which is reused for the same number. A reload keeps number and step.
 */
export function LoginForm({ phone: known, onSignedIn }: Props) {
  const { country } = useVisitor();
  const browser = useBrowser();
  const tab = browser?.drafts;
  const [{ phone, sent }, setLogin] = useState<Login>({
    phone: known ?? { dial_code: dialCodeOf(country), number: "" },
  });
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const atCode = asksForCode(state);

  useEffect(() => {
    const stored = tab && readLogin(tab, Date.now());
    // Values typed before the storage was read are newer.
    if (stored) setLogin((typed) => (typed.phone.number ? typed : stored));
  }, [tab]);

  function change(next: Login) {
    setLogin(next);
    if (tab) saveLogin(tab, next);
  }
  const proceed = (code: SentCode) => {
    change({ phone, sent: code });
    // After a reload with an expired code its history entry exists already.
    void navigate(pathname + search, { state: codeState, replace: atCode, preventScrollReset: true });
  };

  return sent && atCode ? (
    <CodeStep
      sent={sent}
      onSentAgain={(code) => change({ phone, sent: code })}
      onChange={() => void navigate(-1)}
      verify={async (otp) => {
        if (!browser) return;
        const request = { otp_id: sent.otp_id, otp, session_id: browser.session().id };
        const { results } = await verifyOtp(browser.api, request);
        removeLogin(browser.drafts);
        onSignedIn(results);
      }}
    />
  ) : (
    <PhoneStep
      phone={phone}
      sent={sent}
      onPhoneChange={(typed) => change({ phone: typed, sent })}
      onSent={proceed}
    />
  );
}
