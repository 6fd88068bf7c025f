import { reportUnexpected } from "@aradhana/checkout/query";
import { createSession, type SessionState, type SessionStore } from "@aradhana/core/consultation";
import { runAfter } from "@aradhana/core/time";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";

const unread: SessionState = { session: undefined, readAt: 0, isConnected: true, failure: undefined };

/** Follows a session for as long as it is shown. The store is undefined until the browser's services are there. */
export function useSession(id: string): { store: SessionStore | undefined; state: SessionState } {
  const browser = useBrowser();
  const { language } = useVisitor();
  const store = useMemo(
    () =>
      browser &&
      createSession({
        ...{ api: browser.api, id, language, report: reportUnexpected, after: runAfter, now: Date.now },
        // A chat has no voices: only messages count.
        isSpeaking: () => false,
      }),
    [browser, id, language],
  );
  useEffect(() => store?.open(), [store]);
  const state = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState() ?? unread,
    () => unread,
  );
  return { store, state };
}
