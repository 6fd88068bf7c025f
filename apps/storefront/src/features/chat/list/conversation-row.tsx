import type { Conversation } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { peerName } from "../peer-name.ts";
import type { text } from "../text.en.ts";
import { chatText } from "../text.ts";
import styles from "./chat-list.module.css";

/** One conversation: who answers, its state, its last message, and how many are unread. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useText(chatText);
  const { language } = useVisitor();
  const { id, state, unread, last_message: last } = conversation;
  const name = peerName(conversation, t, language);
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <Link href={pathTo("/chats/:id", { id })}>{name}</Link>
      </h3>
      {unread > 0 && <span className={styles.unread}>{t.list.unread(unread)}</span>}
      <p className={styles.soft}>
        {[t.states[state], last && formatDate(last.sent_at, "short-day", language)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {last && (
        <p className={styles.preview}>
          {last.sender === "customer" && `${t.list.you}: `}
          {last.kind === "system"
            ? eventText(last.preview, name, t.events)
            : last.preview || previews(t)[last.kind]}
        </p>
      )}
    </li>
  );
}

/** What a message without a text of its own is. */
const previews = ({ photo, voice, kundali, suggestion }: typeof text) => ({
  ...{ text: "", image: photo, voice: voice.label, birth: kundali.label, suggestion: suggestion.label },
});

type Events = { waiting: string; ended: string; accepted: (name: string) => string };

/** The text of a message of the system, whose preview is the name of its event. */
function eventText(event: string, name: string, { waiting, ended, accepted }: Events): string {
  if (event === "accepted") return accepted(name);
  return event === "ended" ? ended : waiting;
}
