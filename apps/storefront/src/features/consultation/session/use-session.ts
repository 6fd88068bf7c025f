import { reportUnexpected } from "@aradhana/checkout/query";
import {
  createSession,
  noVoice,
  type SessionState,
  type SessionStore,
  type SessionVoice,
} from "@aradhana/core/consultation";
import { runAfter } from "@aradhana/core/time";
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";

const unread: SessionState = { session: undefined, readAt: 0, isConnected: true, failure: undefined };

interface FollowedSession {
  /** Undefined until the browser's services are there. */
  store: SessionStore | undefined;
  state: SessionState;
  /** What its call says; the call puts itself here while it is open. */
  voice: RefObject<SessionVoice>;
}

/** Follows a session for as long as it is shown. */
export function useSession(id: string): FollowedSession {
  const voice = useRef(noVoice);
  const browser = useBrowser();
  const { language } = useVisitor();
  const store = useMemo(
    () =>
      browser &&
      createSession({
        ...{ api: browser.api, id, language, report: reportUnexpected, after: runAfter, now: Date.now },
        voice: {
          takeSpoken: () => voice.current.takeSpoken(),
          isLost: () => voice.current.isLost(),
        },
      }),
    [browser, id, language],
  );
  useEffect(() => store?.open(), [store]);
  const state = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState() ?? unread,
    () => unread,
  );
  return { store, state, voice };
}
