import type { ConversationStore } from "@aradhana/core/chat";
import type { Conversation } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { sessionPath } from "../../consultation/session-path.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

const STARS = [1, 2, 3, 4, 5];

interface Props {
  store: ConversationStore;
  conversation: Conversation;
}

/** After the end: how it was, and where to go on. */
export function ConversationEnd({ store, conversation: { rating, booking_id: bookingId } }: Props) {
  const { rate: t, session } = useText(chatText);
  // A consultation is rated with what it cost.
  if (bookingId) {
    return (
      <div className={styles.end}>
        <ButtonLink variant="line" href={sessionPath(bookingId)}>
          {session.after}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <fieldset className={styles.stars}>
        <legend>{t.label}</legend>
        {STARS.map((stars) => (
          <Button
            key={stars}
            size="sm"
            variant={stars === rating ? "primary" : "line"}
            aria-pressed={stars === rating}
            onClick={() => void store.change({ action: "rate", stars })}
          >
            {t.stars(stars)}
          </Button>
        ))}
      </fieldset>
      <p role="status">{rating !== null && t.thanks}</p>
      <ButtonLink variant="line" href={pathTo("/chat")}>
        {t.notSatisfied}
      </ButtonLink>
    </div>
  );
}
