import { useMutation } from "@aradhana/checkout/query";
import { deleteAccount } from "@aradhana/core/api";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import styles from "./saved.module.css";
import { savedText } from "./text.ts";

/** Says what goes and what stays, asks once more, and deletes the account. */
export function DeleteAccount() {
  const { deletion: t } = useText(savedText);
  const messageFor = useErrorMessage();
  const browser = useBrowser();
  const [isAsking, setAsking] = useState(false);
  const { state, mutate } = useMutation(async () => {
    if (!browser) return;
    await deleteAccount(browser.api);
    browser.forget();
  });

  return (
    <div className={styles.part}>
      <p className={styles.soft}>{t.what}</p>
      {isAsking ? (
        <fieldset aria-label={t.title} className={styles.part}>
          <p role="alert">{t.sure}</p>
          <Button variant="danger" loading={state.status === "working"} onClick={() => void mutate()}>
            {t.confirm}
          </Button>
          <Button variant="line" onClick={() => setAsking(false)}>
            {t.keep}
          </Button>
        </fieldset>
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
