import { readAsDataUrl } from "@aradhana/browser/file";
import { getAttachment } from "@aradhana/core/chat";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  attachment: { id: string; width: number; height: number };
}

/** A photo, which is fetched with the login: its address alone shows nothing. */
export function MessagePhoto({ attachment: { id, width, height } }: Props) {
  const t = useText(chatText);
  const api = useBrowser()?.api;
  const [src, setSrc] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!api) return;
    const leaving = new AbortController();
    getAttachment(api, id, leaving.signal)
      .then(readAsDataUrl)
      .then(setSrc, () => {
        if (!leaving.signal.aborted) setHasFailed(true);
      });
    return () => leaving.abort();
  }, [api, id]);
  if (hasFailed) return <p>{t.photoFailed}</p>;
  // The box has the size of the photo before it is there.
  return src ? (
    <img {...{ src, width, height }} alt={t.photo} className={styles.photo} />
  ) : (
    <span className={styles.photo} style={{ aspectRatio: `${width} / ${height}` }} />
  );
}
