import { focusOnMount } from "@aradhana/browser/focus";
import { useMutation } from "@aradhana/checkout/query";
import { addEmail, confirmEmail } from "@aradhana/core/api";
import { type CustomerEmail, confirmEmailRequest, emailAddress } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { OtpField } from "@aradhana/ui/otp-field";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "../saved/saved.module.css";
import { emailText } from "./text.ts";

/** An address of e-mail, then the code that was sent to it. */
export function AddEmail({ onAdded }: { onAdded(changed: CustomerEmail): void }) {
  const t = useText(emailText);
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const messageFor = useErrorMessage();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [otp, setOtp] = useState("");
  const [sent, setSent] = useState<{ address: string; id: string }>();
  const address = typed.trim();

  const send = useMutation(async () => {
    if (!api) return;
    const { email_id } = await addEmail(api, { email: address, lang: language });
    setOtp("");
    setSent({ address, id: email_id });
  });
  const confirm = useMutation(async (code: string) => {
    if (!api || !sent) return;
    const isComplete = v.is(confirmEmailRequest.entries.otp, code);
    setWrong(!isComplete);
    if (isComplete) onAdded(await confirmEmail(api, { email_id: sent.id, otp: code }));
  });

  function submitAddress(event: FormEvent) {
    event.preventDefault();
    const isValid = v.is(emailAddress, address);
    setWrong(!isValid);
    if (isValid) void send.mutate();
  }

  function submitCode(event: FormEvent) {
    event.preventDefault();
    void confirm.mutate(otp);
  }

  if (!sent)
    return (
      <form method="post" onSubmit={submitAddress} noValidate className={styles.part}>
        <TextField
          label={t.label}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          hint={t.why}
          error={(isWrong && t.wrong) || (send.state.status === "failed" && messageFor(send.state.failure))}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="line" loading={send.state.status === "working"}>
          {t.getCode}
        </Button>
      </form>
    );
  return (
    <form method="post" onSubmit={submitCode} noValidate className={styles.part}>
      <p>
        {t.sentTo(sent.address)}{" "}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            confirm.reset();
            setWrong(false);
            setSent(undefined);
          }}
        >
          {t.change}
        </Button>
      </p>
      <OtpField
        ref={focusOnMount}
        label={t.code}
        name="otp"
        value={otp}
        onValueChange={setOtp}
        onComplete={(code) => void confirm.mutate(code)}
        error={
          (isWrong && t.sixDigits) || (confirm.state.status === "failed" && messageFor(confirm.state.failure))
        }
      />
      <Button type="submit" loading={confirm.state.status === "working"}>
        {t.confirm}
      </Button>
    </form>
  );
}
