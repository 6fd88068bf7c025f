import type { ConversationChange, ConversationStore } from "@aradhana/core/chat";
import type { Conversation } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { chatText } from "../text.ts";
import { useChatError } from "../use-chat-error.ts";
import styles from "./chat.module.css";
import { EndForm } from "./end-form.tsx";
import { ReportForm } from "./report-form.tsx";

interface Props {
  store: ConversationStore;
  conversation: Conversation;
}

/** Ends, reports and blocks. In the page: no dialog has to be fetched before the first message is read. */
export function ConversationMenu({ store, conversation }: Props) {
  const t = useText(chatText);
  const errorOf = useChatError();
  const [opened, setOpened] = useState<"end" | "report">();
  const [notice, setNotice] = useState<string>();
  const { state, peer, kind, is_blocked } = conversation;
  const isEnded = state === "ended";

  async function change(given: ConversationChange) {
    const settled = await store.change(given);
    if (!settled.ok) return setNotice(errorOf(settled.failure));
    setNotice(given.action === "report" ? t.report.done : undefined);
    setOpened(undefined);
  }

  return (
    <Disclosure summary={t.menu.label} className={styles.wide}>
      <div className={styles.fields}>
        <div className={styles.actions}>
          {/* A booked consultation ends with its meter, not here. */}
          {!isEnded && kind === "support" && (
            <Button size="sm" variant="line" onClick={() => setOpened("end")}>
              {t.menu.end}
            </Button>
          )}
          <Button size="sm" variant="line" onClick={() => setOpened("report")}>
            {t.menu.report}
          </Button>
          {!isEnded && peer.verified && (
            <Button
              size="sm"
              variant="line"
              onClick={() => void change({ action: "block", blocked: !is_blocked })}
            >
              {is_blocked ? t.menu.unblock : t.menu.block}
            </Button>
          )}
        </div>
        {opened === "end" && (
          <EndForm
            onEnd={() => void change({ action: "endSession" })}
            onCancel={() => setOpened(undefined)}
          />
        )}
        {opened === "report" && (
          <ReportForm onSend={(given) => void change({ action: "report", ...given })} />
        )}
        <p role="status">{notice}</p>
      </div>
    </Disclosure>
  );
}
