import { draftKey } from "@aradhana/core/chat";
import { useEffect, useState } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

/** What is being written: it lasts as long as the tab, so that a reload loses nothing. */
export function useDraft(conversationId: string): [string, (body: string) => void] {
  const storage = useBrowser()?.drafts;
  const [body, setBody] = useState("");
  useEffect(() => {
    const saved = storage?.get(draftKey(conversationId));
    if (saved) setBody((typed) => typed || saved);
  }, [storage, conversationId]);
  return [
    body,
    (written) => {
      setBody(written);
      if (written) storage?.set(draftKey(conversationId), written);
      else storage?.remove(draftKey(conversationId));
    },
  ];
}
