import { mayRecordAt } from "@aradhana/core/paths";
import { useEffect, useState } from "react";

/** In the address while the document is loaded once more for a recording. */
const HASH = "#voice";

/** Whether the document was loaded at an address that may use the microphone (server/security-headers.ts). */
function mayRecordHere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || mayRecordAt(new URL(loaded.name).pathname);
}

interface Recorder {
  onOpen(): void;
  /** Whether something would be lost with this document. */
  hasUnsentFile(): boolean;
  /** Called instead of loading the document again while something would be lost with it. */
  onWait(): void;
}

/** Opens the recorder. A document that may not use the microphone is loaded once more, and then it opens by itself. */
export function useRecorder({ onOpen, hasUnsentFile, onWait }: Recorder): () => void {
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
    if (hasUnsentFile()) return onWait();
    history.replaceState(history.state, "", HASH);
    location.reload();
  };
}
