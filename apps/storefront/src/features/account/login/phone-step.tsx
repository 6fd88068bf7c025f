import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { reportUnexpected } from "@aradhana/checkout/query";
import type { PhoneError } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { isCodeUsable, type SentCode, sendCode } from "@aradhana/core/otp";
import { pathTo } from "@aradhana/core/paths";
import { checkPhone } from "@aradhana/core/phone";
import { settle } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { useShowProgress } from "@aradhana/ui/progress";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { PhoneInput } from "../phone/phone-input.tsx";
import styles from "./login.module.css";
import { loginText } from "./text.ts";

interface Props {
  phone: Phone;
  /** A code that was sent before; it is reused if the number is the same. */
  sent?: SentCode | undefined;
  onPhoneChange(phone: Phone): void;
  onSent(sent: SentCode): void;
}

/** The form for the phone number, which sends a one-time code. */
export function PhoneStep({ phone, sent, onPhoneChange, onSent }: Props) {
  const t = useText(loginText);
  const messageFor = useErrorMessage();
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const { language } = useVisitor();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<PhoneError>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isRequested, setRequested] = useState(false);
  useFocusFirstError(form, tries);

  // Pressed after the page could hear it and before it could do anything about it.
  useEffect(() => {
    if (!browser || !isRequested) return;
    setRequested(false);
    form.current?.requestSubmit();
  }, [browser, isRequested]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!browser) return setRequested(true);
    const check = await showProgress(checkPhone(phone, { log: browser.log }));
    setReason(check.ok ? undefined : check.reason);
    if (!check.ok) return setTries((n) => n + 1);
    if (sent && isCodeUsable(sent, { ...phone, number: check.number }, Date.now())) return onSent(sent);

    setSending(true);
    setProblem(undefined);
    const request = { dial_code: phone.dial_code, phone: check.number, lang: language };
    const settled = await settle(() => sendCode(browser.api, request, Date.now), reportUnexpected);
    setSending(false);
    if (settled.ok) onSent(settled.value);
    else setProblem(messageFor(settled.failure));
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={styles.form}>
      <PhoneInput
        value={phone}
        onValueChange={onPhoneChange}
        reason={reason}
        hint={t.phoneHint}
        name="phone"
      />
      {problem && (
        <Banner role="alert" kind="danger">
          {problem}
        </Banner>
      )}
      <Button type="submit" fullWidth loading={isSending || isRequested}>
        {t.getCode}
      </Button>
      <p className={styles.agree}>
        {t.agree}{" "}
        <Link variant="text" href={pathTo("/term-and-condition")}>
          {t.terms}
        </Link>{" "}
        {t.and}{" "}
        <Link variant="text" href={pathTo("/privacy-policy")}>
          {t.privacy}
        </Link>
      </p>
    </form>
  );
}
