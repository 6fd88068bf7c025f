import { pathTo } from "@aradhana/core/paths";
import { ErrorState } from "@aradhana/ui/error-state";
import { Link } from "@aradhana/ui/link";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useUser } from "../../../shared/services/browser.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { AskOnWhatsapp } from "../../../shared/support/ask-on-whatsapp.tsx";
import { chatText } from "../text.ts";
import styles from "./chat-list.module.css";
import { ConversationList } from "./conversation-list.tsx";
import { QuickQuestions } from "./quick-questions.tsx";
import { StartChat } from "./start-chat.tsx";
import { SupportCard } from "./support-card.tsx";
import { useConversations } from "./use-conversations.ts";

/** Support and the visitor's conversations; for guests, answers to quick questions. */
export function ChatListPage() {
  const t = useText(chatText);
  const user = useUser();
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      {/* The server renders what a guest sees: it knows no login. */}
      {isHydrated && user ? (
        <OwnConversations key={user.userDetails.id} />
      ) : (
        <>
          <SupportCard hours={undefined} action={null} />
          <QuickQuestions />
        </>
      )}
      <Link variant="more" href={pathTo("/astro-guru/find")}>
        {t.findAstrologer}
      </Link>
    </div>
  );
}

function OwnConversations() {
  const t = useText(chatText);
  const { state, refetch } = useConversations();
  if (state.status === "ready") {
    const { conversations, support, cursor, cachedAt } = state.value;
    return (
      <>
        <SupportCard hours={support} action={<StartChat />} />
        <ConversationList first={conversations} cursor={cursor} cachedAt={cachedAt} />
      </>
    );
  }
  if (state.status === "failed" && !state.isFetching) {
    const { requestId } = state.failure;
    return (
      <ErrorState
        heading={t.list.failed}
        retry={{ label: t.missing.retry, onClick: refetch }}
        support={<AskOnWhatsapp requestId={requestId} />}
        requestId={requestId ? { label: t.missing.requestId, value: requestId } : undefined}
      >
        <p>{t.missing.failedText}</p>
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className={styles.section}>
      {["support", "first", "second"].map((part) => (
        <Skeleton key={part} shape="card" className={styles.waiting} />
      ))}
    </div>
  );
}
