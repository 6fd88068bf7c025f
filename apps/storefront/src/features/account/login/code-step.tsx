import { CodeFields, useCode } from "@aradhana/checkout/code";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { type SentCode, sendCode } from "@aradhana/core/otp";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { type FormEvent, useRef } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
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
  /** Proves the number with a code; rejects where it is wrong. */
  verify(otp: string): Promise<void>;
  /** @default sign in */
  verifyLabel?: string;
}

/** How often a code fails before other channels are offered. */
const FAILURES_BEFORE_HELP = 2;

/** The form for the one-time code. */
export function CodeStep({ sent, onSentAgain, onChange, verify, verifyLabel }: Props) {
  const t = useText(loginText);
  const browser = useBrowser();
  const { language } = useVisitor();
  const form = useRef<HTMLFormElement>(null);
  const code = useCode({
    ...{ sent, sixDigits: t.code.sixDigits, messageFor: useErrorMessage() },
    verify,
    async send(channel) {
      if (!browser) return;
      const { dial_code, number: phone } = sent.phone;
      onSentAgain(await sendCode(browser.api, { dial_code, phone, channel, lang: language }, Date.now));
    },
  });
  useFocusFirstError(form, code.tries);
  const needsHelp = code.failures >= FAILURES_BEFORE_HELP;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    code.submit(code.otp);
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={styles.form}>
      <CodeFields
        {...{
          code,
          phone: sent.phone,
          messages: t.code,
          verifyLabel: verifyLabel ?? t.verify,
          buttonType: "submit",
        }}
        classNames={{ sentTo: styles.sentTo, resend: styles.again }}
        moreWays={
          needsHelp &&
          code.wait === 0 && (
            <>
              <Button variant="quiet" size="sm" onClick={() => code.resend("whatsapp")}>
                {t.whatsapp}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => code.resend("call")}>
                {t.call}
              </Button>
            </>
          )
        }
        onChangeNumber={onChange}
      />
      {needsHelp && !code.isLocked && (
        <Banner role="alert" kind="info">
          {t.trouble}
        </Banner>
      )}
    </form>
  );
}
