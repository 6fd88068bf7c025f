import type { ConversationStore } from "@aradhana/core/chat";
import type { Conversation, Message } from "@aradhana/core/contract";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { peerName } from "../peer-name.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { MessageKundali } from "./message-kundali.tsx";
import { MessagePhoto } from "./message-photo.tsx";
import { MessageVoice } from "./message-voice.tsx";
import { SuggestedItem } from "./suggested-item.tsx";

interface Props {
  message: Message;
  conversation: Conversation;
  store: ConversationStore;
  onOpenChart(messageId: string, opener: HTMLElement): void;
}

/** One message with its sender and time; with a warning where somebody else wants to be paid elsewhere. */
export function MessageItem({ message, conversation, store, onOpenChart }: Props) {
  const t = useText(chatText);
  const { language } = useVisitor();
  const moment = useMoment();
  const { sender, seq, sent_at, flags } = message;
  const name = peerName(conversation, t, language);
  if (message.kind === "system") {
    const { waiting, ended, accepted } = t.events;
    const eventTexts = { waiting, ended, accepted: accepted(name) };
    return <li className={styles.event}>{eventTexts[message.event]}</li>;
  }
  const isOwn = sender === "customer";
  const isRead = isOwn && conversation.peer_read_seq >= seq;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      {sender === "assistant" ? (
        <span className={styles.soft}>{t.senders.assistant}</span>
      ) : (
        <VisuallyHidden>{isOwn ? t.senders.customer : name}: </VisuallyHidden>
      )}
      {message.kind === "image" && <MessagePhoto attachment={message.attachment} />}
      {message.kind === "voice" && <MessageVoice attachment={message.attachment} />}
      {message.kind === "birth" && <MessageKundali {...{ message, store }} onOpen={onOpenChart} />}
      {message.kind === "suggestion" && <SuggestedItem item={message.item} />}
      {message.body && <p className={styles.body}>{message.body}</p>}
      {!isOwn && flags.includes("pay_outside") && <p className={styles.warning}>{t.payOutside}</p>}
      <span className={styles.soft}>
        {moment(sent_at)}
        {isOwn && ` · ${isRead ? t.read : t.sent}`}
      </span>
    </li>
  );
}
