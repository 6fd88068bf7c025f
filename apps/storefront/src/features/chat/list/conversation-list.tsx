import { useMutation } from "@aradhana/checkout/query";
import { getConversations } from "@aradhana/core/chat";
import type { Conversation } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { EmptyState } from "@aradhana/ui/empty-state";
import { useState } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import styles from "./chat-list.module.css";
import { ConversationRow } from "./conversation-row.tsx";

interface Props {
  first: readonly Conversation[];
  cursor: string | null;
  cachedAt: string | undefined;
}

/** The conversations, page after page. */
export function ConversationList({ first, cursor: firstCursor, cachedAt }: Props) {
  const { list: t } = useText(chatText);
  const { language } = useVisitor();
  const openBrowser = useOpenBrowser();
  const [more, setMore] = useState<{ rows: Conversation[]; cursor: string | null }>();
  const cursor = more ? more.cursor : firstCursor;
  const { state, mutate } = useMutation(async (from: string) =>
    getConversations((await openBrowser()).api, from),
  );

  async function fetchMore(from: string) {
    const settled = await mutate(from);
    if (!settled?.ok) return;
    const { results, meta } = settled.value;
    setMore({ rows: [...(more?.rows ?? []), ...results.conversations], cursor: meta.cursor ?? null });
  }

  const rows = [...first, ...(more?.rows ?? [])];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t.title}</h2>
      {cachedAt && (
        <p role="status" className={styles.note}>
          {t.cached(
            `${formatDate(cachedAt, "short-day", language)}, ${formatDate(cachedAt, "time", language)}`,
          )}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState heading={t.empty} headingAs="h3">
          <p>{t.emptyText}</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {rows.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      {cursor && (
        <Button
          variant="line"
          fullWidth
          loading={state.status === "working"}
          onClick={() => void fetchMore(cursor)}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}
