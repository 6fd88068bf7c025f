import type { ConversationStore } from "@aradhana/core/chat";
import { longestMessage } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { TextArea } from "@aradhana/ui/text-area";
import { type KeyboardEvent, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";
import { shrinkPhoto } from "./shrink-photo.ts";

/** Writes and sends: Enter sends, Shift and Enter begins another line. */
export function Composer({ store }: { store: ConversationStore }) {
  const { composer: t } = useText(chatText);
  const [body, setBody] = useState("");
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  function send() {
    const text = body.trim();
    if (!text) return;
    store.send(text);
    setBody("");
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter accepts its suggestion.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  async function attach(chosen: File | undefined) {
    if (!chosen) return;
    const photo = await shrinkPhoto(chosen);
    setProblem(photo ? undefined : t.photoWrong);
    if (photo) store.send("", photo);
    if (file.current) file.current.value = "";
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t.label}
        hint={t.hint}
        error={problem}
        value={body}
        rows={2}
        maxLength={longestMessage}
        enterKeyHint="send"
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button type="submit">{t.send}</Button>
        <Button variant="line" onClick={() => file.current?.click()}>
          {t.attach}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => void attach(target.files?.[0])}
        />
      </div>
    </form>
  );
}
