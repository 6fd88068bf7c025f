import { useMutation } from "@aradhana/checkout/query";
import { removeEmail } from "@aradhana/core/api";
import type { CustomerEmail } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ConfirmStep } from "../saved/confirm-step.tsx";
import { Outcome, useOutcome } from "../saved/outcome.tsx";
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
  const _messageFor = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const outcome = useOutcome();

  function close(text: string) {
    setAsking(false);
    outcome.show(text);
  }

  function show(changed: CustomerEmail, text: string) {
    onChange(changed);
    close(text);
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
              outcome.clear();
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
      <Outcome of={outcome} actions={[remove]} />
    </div>
  );
}
