import { reportUnexpected } from "@aradhana/checkout/query";
import { verifyOtp } from "@aradhana/core/api";
import { errorMessage } from "@aradhana/core/error-message";
import { type SentCode, sendCode } from "@aradhana/core/otp";
import { maskPhone } from "@aradhana/core/phone";
import { settle } from "@aradhana/core/query";
import { Button } from "@aradhana/ui/button";
import { useSecondsUntil } from "@aradhana/ui/countdown";
import { OtpField } from "@aradhana/ui/otp-field";
import { useRef, useState } from "react";
import { errorTexts } from "../errors/text.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./booking.module.css";
import { focusOnMount } from "./focus-on-mount.ts";
import { hostOrigin } from "./host-origin.ts";
import type { text } from "./text.en.ts";

interface CodeStepProps extends Pick<WidgetProps, "api" | "buyer" | "visitor" | "partner"> {
  sent: SentCode;
  words: (typeof text)["code"];
  onSentAgain(sent: SentCode): void;
  /** The number was wrong. */
  onChange(): void;
  onVerified(sent: SentCode): void;
}

/** Asks for the code that was sent, in the same frame. */
export function CodeStep(props: CodeStepProps) {
  const { api, buyer, visitor, partner, sent, words: t, onSentAgain, onChange, onVerified } = props;
  const { language } = visitor;
  const [otp, setOtp] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Beside the state: the last digit and a press may come before the next drawing.
  const isTaken = useRef(false);
  const wait = useSecondsUntil(sent.resend_at, sent.ahead);

  async function attempt(work: () => Promise<void>) {
    if (isTaken.current) return;
    isTaken.current = true;
    setBusy(true);
    setProblem(undefined);
    const settled = await settle(work, reportUnexpected);
    isTaken.current = false;
    setBusy(false);
    if (!settled.ok) setProblem(errorMessage(settled.failure, errorTexts[language]));
  }

  const verify = (code: string) => {
    if (code.length < 6) return setProblem(t.sixDigits);
    void attempt(async () => {
      const request = { otp_id: sent.otp_id, otp: code, session_id: buyer.session.id };
      const { results } = await verifyOtp(api, request);
      buyer.verified = { phone: sent.phone, token: results.token };
      onVerified(sent);
    });
  };
  const sendAgain = () =>
    void attempt(async () => {
      const { dial_code, number: phone } = sent.phone;
      const request = { dial_code, phone, lang: language, ...hostOrigin(partner) };
      onSentAgain(await sendCode(api, request, buyer.now));
      setOtp("");
    });

  return (
    <div className={styles.part}>
      <p>
        {t.sentTo(maskPhone(sent.phone))}{" "}
        <Button variant="quiet" size="sm" onClick={onChange}>
          {t.change}
        </Button>
      </p>
      <OtpField
        label={t.label}
        value={otp}
        onValueChange={setOtp}
        onComplete={verify}
        error={problem}
        name="otp"
        // The reader asked for this code a moment ago and came here to type it.
        ref={focusOnMount}
      />
      <Button fullWidth loading={isBusy} onClick={() => verify(otp)}>
        {t.verify}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className={styles.again}
        aria-disabled={wait > 0}
        onClick={wait > 0 ? undefined : sendAgain}
      >
        {wait > 0 ? t.resendIn(wait) : t.resend}
      </Button>
    </div>
  );
}
