import { pathTo } from "@aradhana/core/paths";
import { useEffect, useState } from "react";

/** In the address while the document is loaded once more for a recording. */
const HASH = "#voice";

/** Whether the document was loaded at an address that may use the microphone (server/security-headers.ts). */
function mayRecordHere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return true;
  const { pathname } = new URL(loaded.name);
  const [conversations, conversation] = [pathTo("/chat"), pathTo("/chats/:id", { id: "" }).replace("-", "")];
  return (
    pathname === conversations ||
    pathname.startsWith(conversation) ||
    pathname === pathTo("/astro/consultation")
  );
}

/** Opens the recorder. A document that may not use the microphone is loaded once more, and then it opens by itself. */
export function useRecorder(onOpen: () => void): () => void {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (location.hash !== HASH) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setAwaited(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once.
  useEffect(() => {
    if (isAwaited) onOpen();
  }, [isAwaited]);
  return () => {
    if (mayRecordHere()) return onOpen();
    history.replaceState(history.state, "", HASH);
    location.reload();
  };
}
