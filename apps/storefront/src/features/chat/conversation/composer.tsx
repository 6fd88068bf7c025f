import type { ConversationStore } from "@aradhana/core/chat";
import { type Conversation, longestMessage } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { TextArea } from "@aradhana/ui/text-area";
import { type KeyboardEvent, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { shrinkPhoto } from "../../../shared/photo/shrink-photo.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { LazyForm } from "../../account/saved/lazy-form.tsx";
import { peerName } from "../peer-name.ts";
import { chatText } from "../text.ts";
import { useRecorder } from "../voice/use-recorder.ts";
import styles from "./chat.module.css";
import { useDraft } from "./use-draft.ts";

const loadRecorder = async () => ({
  Form: (await loadWithTexts(() => import("../voice/voice-recorder.tsx"))).VoiceRecorder,
});
const loadKundali = async () => ({
  Form: (await loadWithTexts(() => import("../kundali/send-kundali.tsx"))).SendKundali,
});

interface Props {
  store: ConversationStore;
  conversation: Conversation;
}

/** Writes and sends: Enter sends, Shift and Enter begins another line. Beside text: photos, voice notes, kundalis. */
export function Composer({ store, conversation }: Props) {
  const messages = useText(chatText);
  const { composer: t } = messages;
  const { language } = useVisitor();
  const [body, setBody] = useDraft(conversation.id);
  const [opened, setOpened] = useState<"voice" | "birth">();
  const [problem, setProblem] = useState<string>();
  const openRecorder = useRecorder({
    onOpen() {
      setProblem(undefined);
      setOpened("voice");
    },
    // Photos and voice notes wait in memory only.
    hasUnsentFile: () => store.getState().unsent.some(({ file }) => file),
    onWait: () => setProblem(t.voiceWaits),
  });
  const opener = useRef<HTMLButtonElement>(null);
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
    if (photo) store.send("", { kind: "image", content: photo });
    if (file.current) file.current.value = "";
  }

  function close() {
    setOpened(undefined);
    opener.current?.focus();
  }

  return (
    <div className={styles.composer}>
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
          <Button
            ref={opened === "birth" ? undefined : opener}
            variant="line"
            aria-expanded={opened === "voice"}
            onClick={() => (opened === "voice" ? setOpened(undefined) : openRecorder())}
          >
            {t.voice}
          </Button>
          {conversation.kind === "astrologer" && (
            <Button
              ref={opened === "birth" ? opener : undefined}
              variant="line"
              aria-expanded={opened === "birth"}
              onClick={() => setOpened(opened === "birth" ? undefined : "birth")}
            >
              {t.kundali}
            </Button>
          )}
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => void attach(target.files?.[0])}
          />
        </div>
      </form>
      {opened === "voice" && (
        <LazyForm
          load={loadRecorder}
          retryLabel={messages.missing.retry}
          onSend={(content) => store.send("", { kind: "voice", content })}
          onClose={close}
        />
      )}
      {opened === "birth" && (
        <LazyForm
          load={loadKundali}
          retryLabel={messages.missing.retry}
          conversationId={conversation.id}
          astrologer={peerName(conversation, messages, language)}
          store={store}
          onClose={close}
        />
      )}
    </div>
  );
}
