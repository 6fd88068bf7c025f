import { focusOnMount } from "@aradhana/browser/focus";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import { bookingText } from "../status/text.ts";
import type { SessionPageProps } from "./session-page.tsx";
import { sessionText } from "./text.ts";

/** Ends the session after a confirmation, since it cannot be restarted. The focus stays at the place of the pressed button. */
export function EndSession({ store }: Pick<SessionPageProps, "store">) {
  const { end: t } = useText(sessionText);
  const { failed } = useText(bookingText);
  const messageFor = useErrorMessage();
  const [step, setStep] = useState<"none" | "confirming" | "stopped">("none");
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isConfirming = step === "confirming";

  async function end() {
    setIsEnding(true);
    const settled = await store.act({ action: "end" });
    setIsEnding(false);
    setProblem(settled.ok ? undefined : messageFor(settled.failure, failed));
  }

  return (
    <section className={styles.part}>
      {problem && (
        <Banner role="alert" kind="danger">
          {problem}
        </Banner>
      )}
      {isConfirming && (
        <p ref={focusOnMount} tabIndex={-1}>
          {t.sure}
        </p>
      )}
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button loading={isEnding} onClick={() => void end()}>
              {t.now}
            </Button>
            <Button variant="line" onClick={() => setStep("stopped")}>
              {t.keep}
            </Button>
          </>
        ) : (
          <Button
            ref={step === "stopped" ? focusOnMount : undefined}
            variant="line"
            onClick={() => setStep("confirming")}
          >
            {t.end}
          </Button>
        )}
      </div>
    </section>
  );
}
