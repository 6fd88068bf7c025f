import { OfflineBanner } from "@aradhana/ui/offline-banner";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../shared/i18n/define-text.ts";
import { reopen } from "../../shared/lazy/chunk-failure.ts";
import { useMoment } from "../../shared/local-time/use-moment.ts";
import { shellText } from "../../shared/shell-text/text.ts";

const never = () => () => {};
/** When the document was saved, if the service worker sent its copy (service-worker/with-saved-time.ts). */
const readSavedAt = () => document.documentElement.dataset.savedAt;
const onServer = () => undefined;

/** Says that the visitor is offline, and how old the page is that was opened from a copy. */
export function OfflineNotice() {
  const t = useText(shellText);
  const momentOf = useMoment();
  const savedAt = useSyncExternalStore(never, readSavedAt, onServer);
  const { key } = useLocation();
  // A reload keeps the key of the step that led here. Pages that the visitor goes on to are fetched.
  const [opened] = useState(key);
  const isCopy = savedAt !== undefined && key === opened;

  useEffect(() => {
    if (!isCopy) return;
    // The network may have returned before this was here (server/before-paint-script.ts).
    if (document.documentElement.dataset.backOnline !== undefined) return reopen();
    window.addEventListener("online", reopen);
    return () => window.removeEventListener("online", reopen);
  }, [isCopy]);

  if (!isCopy) return <OfflineBanner>{t.offline}</OfflineBanner>;
  const moment = momentOf(new Date(Number(savedAt)).toISOString());
  return <OfflineBanner offline>{t.savedCopy(moment)}</OfflineBanner>;
}
