import { useMutation } from "@aradhana/checkout/query";
import { removeEmail } from "@aradhana/core/api";
import type { CustomerEmail } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useRef, useState } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ConfirmStep } from "../saved/confirm-step.tsx";
import styles from "../saved/saved.module.css";
import { AddEmail } from "./add-email.tsx";
import { emailText } from "./text.ts";

export const texts = [emailText, errorTexts];

interface FormProps {
  email: string | null;
  onChange(changed: CustomerEmail): void;
}

/** The user's address of e-mail: it is added by a code, or removed. */
export function Form({ email, onChange }: FormProps) {
  const t = useText(emailText);
  const api = useBrowser()?.api;
  const messageFor = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  /** The pressed button goes: the focus moves to what came of it. */
  function close(outcome: string) {
    setAsking(false);
    setNote(outcome);
    status.current?.focus();
  }

  function show(changed: CustomerEmail, outcome: string) {
    onChange(changed);
    close(outcome);
  }

  const remove = useMutation(async () => {
    if (api) show(await removeEmail(api), t.removed);
  });

  return (
    <div className={styles.part}>
      {email === null && <AddEmail onAdded={(changed) => show(changed, t.confirmed(changed.email ?? ""))} />}
      {email !== null && !isAsking && (
        <>
          <p>{email}</p>
          <Button
            variant="line"
            onClick={() => {
              remove.reset();
              setNote("");
              setAsking(true);
            }}
          >
            {t.remove}
          </Button>
        </>
      )}
      {email !== null && isAsking && (
        <ConfirmStep
          {...{ label: t.remove, question: t.sure(email), confirm: t.yes, keep: t.keep }}
          busy={remove.state.status === "working"}
          onConfirm={() => void remove.mutate()}
          onKeep={() => close("")}
        />
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.soft}>
        {note}
      </p>
      {remove.state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(remove.state.failure)}
        </Banner>
      )}
    </div>
  );
}
