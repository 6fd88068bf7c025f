import { useMutation } from "@aradhana/checkout/query";
import { requestOpeningAlert } from "@aradhana/core/api";
import type { PhoneError } from "@aradhana/core/checkout";
import type { NotifyRequest, Phone } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import { pathTo } from "@aradhana/core/paths";
import { checkPhone } from "@aradhana/core/phone";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Link } from "@aradhana/ui/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useFocusFirstError } from "../../../shared/forms/use-focus-first-error.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useSignedInPhone } from "../../account/login/use-signed-in-phone.ts";
import { PhoneInput } from "../../account/phone/phone-input.tsx";
import { phoneText } from "../../account/phone/text.ts";
import styles from "./notify-form.module.css";
import { notifyText } from "./text.ts";

export const texts = [errorTexts, phoneText, notifyText];

/** The dated item whose series the visitor waits for. */
export type NotifyFormProps = Pick<NotifyRequest, "item_type" | "item_id">;

/** The form for the number that gets one message when the series can be booked again. */
export function NotifyForm({ item_type, item_id }: NotifyFormProps) {
  const t = useText(notifyText);
  const errorMessage = useErrorMessage();
  const browser = useBrowser();
  const { country, language } = useVisitor();
  const known = useSignedInPhone();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState<Phone>(known ?? { dial_code: dialCodeOf(country), number: "" });
  const [whatsapp, setWhatsapp] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [reason, setReason] = useState<PhoneError>();
  const [invalidTries, setInvalidTries] = useState(0);
  useFocusFirstError(form, invalidTries);
  const { state, mutate } = useMutation(async (number: string) => {
    if (!browser) return false;
    await requestOpeningAlert(browser.api, {
      ...{ item_type, item_id, phone: { ...phone, number }, consent: true, lang: language },
      channel: whatsapp ? "whatsapp" : "sms",
    });
    return true;
  });
  const isDone = state.status === "done" && state.result;

  // The pressed button was replaced: its focus moves to what replaced it.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const check = await checkPhone(phone, browser && { log: browser.log });
    setReason(check.ok ? undefined : check.reason);
    if (check.ok && agreed) await mutate(check.number);
    else setInvalidTries((n) => n + 1);
  }

  if (isDone) {
    return (
      <div ref={status} tabIndex={-1} className={styles.form}>
        <Banner kind="success" role="status">
          {t.done}
        </Banner>
      </div>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={t.heading}
      onSubmit={submit}
      className={styles.form}
    >
      <PhoneInput value={phone} onValueChange={setPhone} reason={reason} name="phone" />
      <Checkbox checked={whatsapp} onChange={(event) => setWhatsapp(event.target.checked)}>
        {t.whatsapp}
      </Checkbox>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={invalidTries > 0 && !agreed && t.consentError}
      >
        {t.consent}{" "}
        <Link variant="text" href={pathTo("/privacy-policy")} target="_blank">
          {t.privacy}
        </Link>
      </Checkbox>
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {errorMessage(state.failure)}
        </Banner>
      )}
      <Button type="submit" variant="line" fullWidth loading={state.status === "working"}>
        {t.submit}
      </Button>
    </form>
  );
}
