import { longestMessage, type ReportReason } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Select } from "@aradhana/ui/select";
import { TextArea } from "@aradhana/ui/text-area";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

const reasons: readonly ReportReason[] = ["pay_outside", "rude", "wrong_claim", "other"];

interface Props {
  onSend(report: { reason: ReportReason; note: string }): void;
}

/** Reports a conversation to the shop. */
export function ReportForm({ onSend }: Props) {
  const { report: t } = useText(chatText);
  const [reason, setReason] = useState<ReportReason>("pay_outside");
  const [note, setNote] = useState("");
  return (
    <form
      aria-label={t.title}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ reason, note: note.trim() });
      }}
    >
      <Select
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? "other")}
      >
        {reasons.map((each) => (
          <option key={each} value={each}>
            {t.reasons[each]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t.note}
        value={note}
        maxLength={longestMessage}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit">{t.send}</Button>
    </form>
  );
}
