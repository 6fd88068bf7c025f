import { useEffect } from "react";

/** Whether the document was loaded at another address, and came here by a navigation within the app. */
function isForeignDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

/**
 * Only the document of a session's own address may use microphone and camera (server/security-headers.ts): another one
 * is loaded once more at this address. Whether that happens now.
 */
export function useOwnDocument(isNeeded: boolean): boolean {
  const isForeign = isNeeded && isForeignDocument();
  useEffect(() => {
    if (isForeign) location.replace(location.href);
  }, [isForeign]);
  return isForeign;
}
