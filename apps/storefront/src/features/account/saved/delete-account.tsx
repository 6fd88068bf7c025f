import { useMutation } from "@aradhana/checkout/query";
import { deleteAccount } from "@aradhana/core/api";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

/** Says what goes and what stays, asks once more, and deletes the account. */
export function DeleteAccount() {
  const { deletion: t } = useText(savedText);
  const messageFor = useErrorMessage();
  const browser = useBrowser();
  const [isAsking, setAsking] = useState(false);
  const what = useRef<HTMLParagraphElement>(null);
  const { state, mutate, reset } = useMutation(async () => {
    if (!browser) return;
    await deleteAccount(browser.api);
    browser.forget();
  });

  return (
    <div className={styles.part}>
      <p ref={what} tabIndex={-1} className={styles.soft}>
        {t.what}
      </p>
      {isAsking ? (
        <ConfirmStep
          {...{ label: t.title, question: t.sure, confirm: t.confirm, keep: t.keep }}
          busy={state.status === "working"}
          onConfirm={() => void mutate()}
          onKeep={() => {
            reset();
            setAsking(false);
            what.current?.focus();
          }}
        />
      ) : (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t.open}
        </Button>
      )}
      {state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(state.failure)}
        </Banner>
      )}
    </div>
  );
}
