import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { useMutation } from "@aradhana/checkout/query";
import type { ApiClient } from "@aradhana/core/api";
import type { PhoneError } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { dialCodeOf } from "@aradhana/core/country";
import { linkIn, pathTo } from "@aradhana/core/paths";
import { checkPhone } from "@aradhana/core/phone";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Link } from "@aradhana/ui/link";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useOpenBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { useSignedInPhone } from "../../account/login/use-signed-in-phone.ts";
import { PhoneInput } from "../../account/phone/phone-input.tsx";
import { phoneText } from "../../account/phone/text.ts";
import styles from "./request-form.module.css";

/** What the form needs besides the messages of the request itself. */
export const requestTexts = [errorTexts, phoneText, shellText];

export interface RequestMessages {
  heading: string;
  /** What happens to the number. */
  consent: string;
  consentError: string;
  submit: string;
  done: string;
}

interface RequestFormProps {
  messages: RequestMessages;
  /** Fields before the number; their errors show once the form `isTried`. */
  before?(isTried: boolean): ReactNode;
  /** Whether these fields can be sent. @default true */
  isValid?: boolean;
  /** Fields after the number. */
  children: ReactNode;
  /** Whether it replaces the button that opened it: the focus moves to its first field. */
  replacesButton?: boolean;
  send(api: ApiClient, phone: Phone): Promise<unknown>;
}

/** A form in which a visitor leaves a number, with consent: what it is needed for is up to the request. */
export function RequestForm({
  messages: t,
  before,
  isValid = true,
  replacesButton,
  ...rest
}: RequestFormProps) {
  const { children, send } = rest;
  const { footer } = useText(shellText);
  const errorMessage = useErrorMessage();
  const browser = useBrowser();
  const openBrowser = useOpenBrowser();
  const { country, language } = useVisitor();
  const known = useSignedInPhone();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState<Phone>(known ?? { dial_code: dialCodeOf(country), number: "" });
  const [agreed, setAgreed] = useState(false);
  const [reason, setReason] = useState<PhoneError>();
  const [invalidTries, setInvalidTries] = useState(0);
  useFocusFirstError(form, invalidTries);
  const { state, mutate } = useMutation(async (number: string) => {
    await send((await openBrowser()).api, { ...phone, number });
    return true;
  });
  const isDone = state.status === "done" && state.result;
  const isTried = invalidTries > 0;

  useEffect(() => {
    if (replacesButton) form.current?.querySelector("input")?.focus();
  }, [replacesButton]);
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  function changePhone(value: Phone) {
    setPhone(value);
    setReason(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const check = await checkPhone(phone, browser && { log: browser.log });
    setReason(check.ok ? undefined : check.reason);
    if (check.ok && isValid && agreed) await mutate(check.number);
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
      <FieldErrors form={form} errors={state.status === "failed" ? state.failure.fieldErrors : undefined}>
        {before?.(isTried)}
        <PhoneInput value={phone} onValueChange={changePhone} reason={reason} name="phone" />
        {children}
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={isTried && !agreed && t.consentError}
        >
          {t.consent}{" "}
          <Link variant="text" href={linkIn(language, pathTo("/privacy-policy"))} target="_blank">
            {footer.policyNames["privacy-policy"]}
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
      </FieldErrors>
    </form>
  );
}
