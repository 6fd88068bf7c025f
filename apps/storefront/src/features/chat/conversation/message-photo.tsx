import { getAttachment } from "@aradhana/core/chat";
import { useCallback } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { FetchedPhoto } from "../../../shared/photo/fetched-photo.tsx";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  attachment: { id: string; width: number; height: number };
}

/** A photo of a message. */
export function MessagePhoto({ attachment: { id, width, height } }: Props) {
  const t = useText(chatText);
  const load = useCallback(
    ({ api }: BrowserServices, signal: AbortSignal) => getAttachment(api, id, signal),
    [id],
  );
  return (
    <FetchedPhoto
      {...{ width, height, load }}
      alt={t.photo}
      failed={t.photoFailed}
      className={styles.photo}
    />
  );
}
