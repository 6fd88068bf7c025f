import { focusOnMount } from "@aradhana/browser/focus";
import type { ConversationStore } from "@aradhana/core/chat";
import type { Message } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { ConfirmStep } from "../../account/saved/confirm-step.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  message: Extract<Message, { kind: "birth" }>;
  store: Pick<ConversationStore, "removeBirth">;
  /** Opens the chart beside the messages. */
  onOpen(messageId: string, opener: HTMLElement): void;
}

type Removal = "none" | "confirming" | "busy" | "failed" | "stopped";

/** A kundali that was sent: whose it is, its chart, and how it is taken back. */
export function MessageKundali({ message: { id, birth }, store, onOpen }: Props) {
  const { kundali: t } = useText(chatText);
  const { language } = useVisitor();
  const [removal, setRemoval] = useState<Removal>("none");
  if (!birth) {
    // Where it was removed here, the pressed button is gone.
    return (
      <p ref={removal === "none" ? undefined : focusOnMount} tabIndex={-1} className={styles.soft}>
        {t.removed}
      </p>
    );
  }
  async function remove() {
    setRemoval("busy");
    if (!(await store.removeBirth(id)).ok) setRemoval("failed");
  }
  const { name, date, time, place } = birth;
  const isConfirming = removal === "confirming" || removal === "busy" || removal === "failed";
  return (
    <div className={styles.kundali} data-clarity-mask="true">
      <span className={styles.soft}>{t.label}</span>
      <strong>{name}</strong>
      <span>
        {[formatDate(`${date}T12:00:00+05:30`, "short-day-year", language), time ?? t.noTime, place].join(
          ", ",
        )}
      </span>
      {removal === "failed" && <p role="alert">{t.removeFailed}</p>}
      <div className={styles.actions}>
        <Button size="sm" variant="line" onClick={({ currentTarget }) => onOpen(id, currentTarget)}>
          {t.open}
        </Button>
        {!isConfirming && (
          <Button
            ref={removal === "stopped" ? focusOnMount : undefined}
            size="sm"
            variant="danger"
            onClick={() => setRemoval("confirming")}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {isConfirming && (
        <ConfirmStep
          label={t.remove}
          question={t.removeQuestion}
          confirm={t.removeYes}
          keep={t.removeNo}
          busy={removal === "busy"}
          onConfirm={() => void remove()}
          onKeep={() => setRemoval("stopped")}
        />
      )}
    </div>
  );
}
