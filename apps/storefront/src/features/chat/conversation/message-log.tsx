import type { ConversationState, ConversationStore } from "@aradhana/core/chat";
import type { Conversation, Message } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Fragment, useEffect, useRef, useState } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { MessageItem } from "./message-item.tsx";
import { UnsentItem } from "./unsent-item.tsx";
import { useStaysAtEnd } from "./use-stays-at-end.ts";

interface Props {
  store: ConversationStore;
  state: ConversationState;
  conversation: Conversation;
  onOpenChart(messageId: string, opener: HTMLElement): void;
}

/** The messages with their days. A log: screen readers announce what is added to it, and nothing else. */
export function MessageLog({ store, state, conversation, onOpenChart }: Props) {
  const t = useText(chatText);
  const { language } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  const [isFetching, setIsFetching] = useState(false);
  const { messages, unsent, hasEarlier } = state;
  const last = messages.at(-1)?.seq ?? 0;
  useStaysAtEnd(box, [last, ...unsent.map(({ state: its }) => its)].join(" "));
  useEffect(() => {
    if (last > 0 && document.visibilityState === "visible") store.read();
  }, [store, last]);

  async function fetchEarlier() {
    setIsFetching(true);
    await store.fetchEarlier();
    setIsFetching(false);
  }

  return (
    // What scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: axe demands it (scrollable-region-focusable).
    <div ref={box} className={styles.scroll} tabIndex={0} role="log" aria-label={t.log}>
      {hasEarlier && (
        <Button variant="line" size="sm" loading={isFetching} onClick={() => void fetchEarlier()}>
          {t.earlier}
        </Button>
      )}
      <ol className={styles.log}>
        {messages.map((message, place) => (
          <Fragment key={message.seq}>
            {dayOf(message) !== dayOf(messages[place - 1]) && (
              <li className={styles.day}>{formatDate(message.sent_at, "short-day-year", language)}</li>
            )}
            <MessageItem {...{ message, conversation, store, onOpenChart }} />
          </Fragment>
        ))}
        {unsent.map((each) => (
          <UnsentItem key={each.clientId} unsent={each} store={store} />
        ))}
      </ol>
    </div>
  );
}

/** The day in India, as the times are. */
const dayOf = (message: Message | undefined): string | undefined =>
  message && formatDate(message.sent_at, "short-day-year", "en");
