import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  onEnd(): void;
  onCancel(): void;
}

/** Asks before a conversation ends for good. */
export function EndForm({ onEnd, onCancel }: Props) {
  const { end: t } = useText(chatText);
  return (
    <fieldset className={styles.stars}>
      <legend>{t.title}</legend>
      <p className={styles.wide}>{t.text}</p>
      <Button size="sm" onClick={onEnd}>
        {t.yes}
      </Button>
      <Button size="sm" variant="line" onClick={onCancel}>
        {t.no}
      </Button>
    </fieldset>
  );
}
