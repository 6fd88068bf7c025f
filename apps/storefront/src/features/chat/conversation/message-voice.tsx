import { focusOnMount } from "@aradhana/browser/focus";
import { getAttachment } from "@aradhana/core/chat";
import { timeOf } from "@aradhana/core/time";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { chatText } from "../text.ts";
import styles from "./chat.module.css";

interface Props {
  attachment: { id: string; seconds: number };
}

/** A voice note. It is fetched, with the login, when it is played: nothing sounds by itself. */
export function MessageVoice({ attachment: { id, seconds } }: Props) {
  const { voice: t } = useText(chatText);
  const api = useBrowser()?.api;
  const [state, setState] = useState<"idle" | "loading" | "failed" | "unplayable" | { content: Blob }>(
    "idle",
  );
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), []);

  async function play() {
    if (!api) return;
    const controller = new AbortController();
    const { signal } = controller;
    loading.current = controller;
    setState("loading");
    try {
      const content = await getAttachment(api, id, signal);
      if (!signal.aborted) setState({ content });
    } catch {
      // Whatever the reason, it can be tried again.
      if (!signal.aborted) setState("failed");
    }
  }
  if (typeof state === "object") {
    return <Player label={t.label} content={state.content} onUnplayable={() => setState("unplayable")} />;
  }
  return (
    <>
      {(state === "failed" || state === "unplayable") && <p role="alert">{t[state]}</p>}
      <Button
        // The player that had the focus is gone.
        ref={state === "unplayable" ? focusOnMount : undefined}
        size="sm"
        variant="line"
        loading={state === "loading"}
        onClick={() => void play()}
      >
        {t.play(timeOf(seconds))}
      </Button>
    </>
  );
}

interface PlayerProps {
  label: string;
  content: Blob;
  onUnplayable(): void;
}

/** What was pressed was "play": the note plays at once, and the focus moves to what plays. */
function Player({ label, content, onUnplayable }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(content);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each source.
  useEffect(() => {
    if (!src) return;
    audio.current?.focus();
    audio.current?.play().catch((error: Error) => {
      // Where the browser does not let it begin, its own button does; and a pause ends what was about to begin.
      if (error.name !== "NotAllowedError" && error.name !== "AbortError") onUnplayable();
    });
  }, [src]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said.
    <audio
      ref={audio}
      controls
      src={src}
      aria-label={label}
      className={styles.audio}
      onError={onUnplayable}
    />
  );
}
