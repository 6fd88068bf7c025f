import { reportUnexpected } from "@aradhana/checkout/query";
import { verifyOtp } from "@aradhana/core/api";
import type { SignedIn } from "@aradhana/core/contract";
import { type SentCode, sendCode } from "@aradhana/core/otp";
import { maskPhone } from "@aradhana/core/phone";
import { settle } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useSecondsUntil } from "@aradhana/ui/countdown";
import { OtpField } from "@aradhana/ui/otp-field";
import { type FormEvent, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useFocusFirstError } from "../../../shared/forms/use-focus-first-error.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./login.module.css";
import { loginText } from "./text.ts";

interface Props {
  sent: SentCode;
  onSentAgain(sent: SentCode): void;
  /** The number was wrong. */
  onChange(): void;
  onSignedIn(signedIn: SignedIn): void;
}

/** How often a code fails before other channels are offered. */
const FAILURES_BEFORE_HELP = 2;

/** Will be answered alike however often it is sent, and each time costs one of the few tries. */
const REFUSED_FOR_GOOD = new Set(["otp_wrong", "otp_expired"]);

/** The form for the one-time code, which signs in. */
export function CodeStep({ sent, onSentAgain, onChange, onSignedIn }: Props) {
  const t = useText(loginText);
  const wordsFor = useErrorMessage();
  const browser = useBrowser();
  const { language } = useVisitor();
  const form = useRef<HTMLFormElement>(null);
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [repeats, setRepeats] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // A ref beside the state, since a press may come before the next render. Stays set once a code was accepted.
  const isTaken = useRef(false);
  const refused = useRef(new Map<string, string>());
  const [pause, setPause] = useState({ until: sent.resend_at, isLocked: false });
  const paused = useSecondsUntil(pause.until, sent.ahead);
  const wait = Math.max(paused, useSecondsUntil(sent.resend_at, sent.ahead));
  const isLocked = pause.isLocked && paused > 0;
  useFocusFirstError(form, failures + repeats);

  function setTaken(taken: boolean) {
    isTaken.current = taken;
    setBusy(taken);
  }

  async function attempt(work: () => Promise<void>, onRefused?: (code: string, words: string) => void) {
    setTaken(true);
    setProblem(undefined);
    const settled = await settle(work, reportUnexpected);
    if (settled.ok) return;
    setTaken(false);
    const { code, retryAfter } = settled.failure;
    const words = wordsFor(settled.failure);
    onRefused?.(code, words);
    if (retryAfter) {
      const until = new Date(Date.now() + sent.ahead + retryAfter * 1000).toISOString();
      setPause({ until, isLocked: code === "otp_blocked" });
    }
    setProblem(words);
    setFailures((n) => n + 1);
  }

  function verify(code: string) {
    if (!browser || isTaken.current) return;
    if (isLocked) return setRepeats((n) => n + 1);
    if (code.length < 6) {
      setProblem(t.sixDigits);
      return setFailures((n) => n + 1);
    }
    const known = refused.current.get(code);
    if (known) {
      setProblem(known);
      return setRepeats((n) => n + 1);
    }
    const check = async () => {
      const request = { otp_id: sent.otp_id, otp: code, session_id: browser.session().id };
      onSignedIn((await verifyOtp(browser.api, request)).results);
    };
    void attempt(check, (reason, words) => {
      if (REFUSED_FOR_GOOD.has(reason)) refused.current.set(code, words);
    });
  }

  const sendAgain = (channel: "sms" | "whatsapp" | "call") => () => {
    if (!browser || isTaken.current) return;
    void attempt(async () => {
      const { dial_code, number } = sent.phone;
      const request = { dial_code, phone: number, channel, lang: language };
      onSentAgain(await sendCode(browser.api, request, Date.now));
      refused.current.clear();
      setOtp("");
      setTaken(false);
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify(otp);
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.sentTo}>
        {t.sentTo(maskPhone(sent.phone))}
        <Button variant="quiet" size="sm" onClick={onChange}>
          {t.change}
        </Button>
      </p>
      <OtpField
        label={t.codeLabel}
        value={otp}
        onValueChange={setOtp}
        onComplete={verify}
        error={problem}
        name="otp"
        // The user has just requested this code and is here to type it.
        autoFocus
      />
      <Button type="submit" fullWidth loading={isBusy} aria-disabled={isLocked}>
        {t.verify}
      </Button>
      <div className={styles.again}>
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={wait > 0}
          onClick={wait > 0 ? undefined : sendAgain("sms")}
        >
          {wait > 0 ? t.resendIn(wait) : t.resend}
        </Button>
        {failures >= FAILURES_BEFORE_HELP && wait === 0 && (
          <>
            <Button variant="quiet" size="sm" onClick={sendAgain("whatsapp")}>
              {t.whatsapp}
            </Button>
            <Button variant="quiet" size="sm" onClick={sendAgain("call")}>
              {t.call}
            </Button>
          </>
        )}
      </div>
      {failures >= FAILURES_BEFORE_HELP && !isLocked && (
        <Banner role="alert" kind="info">
          {t.trouble}
        </Banner>
      )}
    </form>
  );
}
