import { useSyncExternalStore } from "react";
import { useText } from "../i18n/define-text.ts";
import styles from "./connection.module.css";
import { shellText } from "./text.ts";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Says so while the browser has no network. */
export function Connection() {
  const t = useText(shellText);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!isOnline && <p className={styles.words}>{t.offline}</p>}</div>;
}
