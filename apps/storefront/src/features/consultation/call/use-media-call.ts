import { attachCall, createRtcPort } from "@aradhana/browser/media-call";
import type { SessionVoice } from "@aradhana/core/consultation";
import {
  closedCall,
  createMediaCall,
  customerSignalling,
  type MediaCall,
  type MediaCallState,
} from "@aradhana/core/media-call";
import { runAfter } from "@aradhana/core/time";
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";

interface Options {
  /** Where the session finds what the call says. */
  voice: RefObject<SessionVoice>;
  withVideo: boolean;
}

/** The call of a session in this window, which ends with the screen. Undefined until the browser's services are there. */
export function useMediaCall(
  bookingId: string,
  { voice, withVideo }: Options,
): { call: MediaCall<MediaStream> | undefined; state: MediaCallState<MediaStream> } {
  const browser = useBrowser();
  const { language } = useVisitor();
  const call = useMemo(
    () =>
      browser &&
      createMediaCall({
        ...{ port: createRtcPort(), signalling: customerSignalling(browser.api, bookingId, language) },
        ...{ isPolite: true, withVideo, after: runAfter, random: Math.random },
        newId: () => crypto.randomUUID(),
      }),
    [browser, bookingId, language, withVideo],
  );
  useEffect(() => call && attachCall(call, voice), [call, voice]);
  const state = useSyncExternalStore(
    (changed) => call?.subscribe(changed) ?? (() => {}),
    () => call?.getState() ?? closedCall,
    () => closedCall,
  );
  return { call, state };
}
