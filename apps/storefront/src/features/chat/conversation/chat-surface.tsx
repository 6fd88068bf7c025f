import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { LazyForm } from "../../account/saved/lazy-form.tsx";
import { sessionPath } from "../../consultation/session-path.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { ConversationEnd } from "./conversation-end.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { ConversationMissing } from "./conversation-missing.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";

const loadChart = async () => ({
  Form: (await loadWithTexts(() => import("../kundali/kundali-beside.tsx"))).KundaliBeside,
});

interface Props {
  /** Of the conversation; another one needs another `key`. */
  id: string;
  /** @default "h2" */
  headingAs?: "h1" | "h2";
}

/** A conversation with everything that one does in it: a page of its own, or a column beside a call. */
export function ChatSurface({ id, headingAs = "h2" }: Props) {
  const t = useText(chatText);
  const { store, state } = useConversation(id);
  const [chartOf, setChartOf] = useState<string>();
  const chartOpener = useRef<HTMLElement>(undefined);
  const { conversation, failure, connection, messages } = state;
  function openChart(messageId: string, opener: HTMLElement) {
    chartOpener.current = opener;
    setChartOf(messageId);
  }
  if (failure && store) return <ConversationMissing failure={failure} onRetry={() => store.open()} />;
  if (!store || !conversation) return <ConversationSkeleton />;
  const isEnded = conversation.state === "ended";
  const isLost = !isEnded && connection === "connecting" && messages.length > 0;
  // A chart closes when its birth is removed, wherever that was.
  const hasChart = messages.some(
    ({ id: its, ...each }) => its === chartOf && each.kind === "birth" && each.birth,
  );
  return (
    <section className={styles.surface}>
      <ConversationHead {...{ store, conversation, headingAs }} />
      <MessageLog {...{ store, state, conversation }} onOpenChart={openChart} />
      {chartOf && hasChart && (
        <LazyForm
          key={chartOf}
          load={loadChart}
          retryLabel={t.missing.retry}
          messageId={chartOf}
          onClose={() => {
            setChartOf(undefined);
            chartOpener.current?.focus();
          }}
        />
      )}
      {/* Always there, so that screen readers announce what appears in it. */}
      <p role="status" className={styles.status}>
        {isLost && t.connecting}
      </p>
      {isEnded && <ConversationEnd {...{ store, conversation }} />}
      {!isEnded && headingAs === "h1" && conversation.booking_id && (
        <Banner
          kind="info"
          title={t.session.running}
          action={<Link href={sessionPath(conversation.booking_id)}>{t.session.open}</Link>}
        />
      )}
      {!isEnded && conversation.is_blocked && <p className={styles.note}>{t.blocked}</p>}
      {!isEnded && !conversation.is_blocked && <Composer {...{ store, conversation }} />}
    </section>
  );
}
