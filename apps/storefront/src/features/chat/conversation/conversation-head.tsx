import type { ConversationStore } from "@aradhana/core/chat";
import type { Conversation } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ShieldIcon } from "@aradhana/ui/icon";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { peerName } from "../peer-name.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { ConversationMenu } from "./conversation-menu.tsx";

interface Props {
  store: ConversationStore;
  conversation: Conversation;
  headingAs: "h1" | "h2";
}

/** Who answers, whether they were checked, the state of the conversation, and what one can do with it. */
export function ConversationHead({ store, conversation, headingAs: Heading }: Props) {
  const t = useText(chatText);
  const { language } = useVisitor();
  const { state, peer, queue } = conversation;
  return (
    <header className={styles.head}>
      <div>
        <Heading className={styles.peer}>
          {peerName(conversation, t, language)}
          {peer.verified && <ShieldIcon size="sm" label={t.verified} />}
        </Heading>
        <p className={styles.soft} role="status">
          {queue ? t.queue(queue.position, queue.minutes) : t.states[state]}
        </p>
      </div>
      <ConversationMenu {...{ store, conversation }} />
      {state === "assistant" && (
        <Button variant="line" size="sm" onClick={() => void store.change({ action: "handOver" })}>
          {t.person}
        </Button>
      )}
    </header>
  );
}
