import type { ConversationStore, Unsent } from "@aradhana/core/chat";
import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { useText } from "../../../shared/i18n/define-text.ts";
import { chatText } from "../text.ts";
import { useChatError } from "../use-chat-error.ts";
import styles from "./chat.module.css";

/** A message that is being sent, or was not: it stays until it is sent again or deleted. */
export function UnsentItem({ unsent, store }: { unsent: Unsent; store: ConversationStore }) {
  const t = useText(chatText);
  const errorOf = useChatError();
  const { clientId, body, file, state, code } = unsent;
  return (
    <li className={styles.message} data-own="true">
      {file && <p className={styles.body}>{file.kind === "image" ? t.photo : t.voice.label}</p>}
      {body && <p className={styles.body}>{body}</p>}
      {state === "sending" ? (
        <span className={styles.soft}>
          <Opening />
          {t.sending}
        </span>
      ) : (
        <>
          <p role="alert" className={styles.error}>
            {t.failed}
            {code && `. ${errorOf({ code })}`}
          </p>
          <div className={styles.actions}>
            <Button size="sm" variant="line" onClick={() => store.retry(clientId)}>
              {t.retry}
            </Button>
            <Button size="sm" variant="line" onClick={() => store.discard(clientId)}>
              {t.discard}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
