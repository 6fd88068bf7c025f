import type { ConversationStore } from "@aradhana/core/chat";
import type { Message } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  message: Extract<Message, { kind: "birth" }>;
  store: Pick<ConversationStore, "removeBirth">;
  /** Opens the chart beside the messages. */
  onOpen(messageId: string): void;
}

/** A kundali that was sent: whose it is, its chart, and how it is taken back. */
export function MessageKundali({ message: { id, birth }, store, onOpen }: Props) {
  const { kundali: t } = useText(chatText);
  const { language } = useVisitor();
  const [isRemoving, setRemoving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!birth) return <p className={styles.soft}>{t.removed}</p>;
  async function remove() {
    setRemoving(true);
    const settled = await store.removeBirth(id);
    setRemoving(false);
    setFailed(!settled.ok);
  }
  const { name, date, time, place } = birth;
  return (
    <div className={styles.kundali} data-clarity-mask="true">
      <span className={styles.soft}>{t.label}</span>
      <strong>{name}</strong>
      <span>
        {[formatDate(`${date}T12:00:00+05:30`, "short-day-year", language), time ?? t.noTime, place].join(
          ", ",
        )}
      </span>
      {hasFailed && <p role="alert">{t.removeFailed}</p>}
      <div className={styles.actions}>
        <Button size="sm" variant="line" onClick={() => onOpen(id)}>
          {t.open}
        </Button>
        <Button size="sm" variant="quiet" loading={isRemoving} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
