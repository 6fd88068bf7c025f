import { reportUnexpected } from "@aradhana/checkout/query";
import { type ConversationState, type ConversationStore, createConversation } from "@aradhana/core/chat";
import { runAfter } from "@aradhana/core/time";
import { useShowProgress } from "@aradhana/ui/progress";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

const unread: ConversationState = {
  ...{ conversation: undefined, messages: [], unsent: [], hasEarlier: false },
  ...{ connection: "connecting", failure: undefined },
};

/** Opens a conversation for as long as it is shown. The store is undefined until the browser's services are there. */
export function useConversation(id: string): {
  store: ConversationStore | undefined;
  state: ConversationState;
} {
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const store = useMemo((): ConversationStore | undefined => {
    if (!browser) return undefined;
    const conversation = createConversation({
      ...{ api: browser.api, drafts: browser.drafts, id, after: runAfter, random: Math.random },
      ...{ newId: () => crypto.randomUUID(), report: reportUnexpected },
    });
    return { ...conversation, change: (given) => showProgress(conversation.change(given)) };
  }, [browser, id, showProgress]);
  useEffect(() => store?.open(), [store]);
  const state = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState() ?? unread,
    () => unread,
  );
  return { store, state };
}
