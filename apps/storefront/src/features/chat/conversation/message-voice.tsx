import { getAttachment } from "@aradhana/core/chat";
import { timeOf } from "@aradhana/core/time";
import { Button } from "@aradhana/ui/button";
import { useEffect, useState } from "react";
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
  const [state, setState] = useState<"idle" | "loading" | "failed" | { src: string }>("idle");
  const src = typeof state === "object" ? state.src : undefined;
  useEffect(() => (src ? () => URL.revokeObjectURL(src) : undefined), [src]);

  async function play() {
    if (!api) return;
    setState("loading");
    try {
      setState({ src: URL.createObjectURL(await getAttachment(api, id, new AbortController().signal)) });
    } catch {
      // Whatever the reason, it can be tried again.
      setState("failed");
    }
  }
  if (src) {
    return (
      // What was pressed was "play", and the focus stays on what plays.
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said.
      <audio
        controls
        src={src}
        aria-label={t.label}
        className={styles.audio}
        ref={(audio) => {
          if (!audio?.paused || audio.currentTime > 0) return;
          audio.focus();
          // Where the browser does not let it begin, its own button does.
          void audio.play().catch(() => {});
        }}
      />
    );
  }
  return (
    <>
      {state === "failed" && <p role="alert">{t.failed}</p>}
      <Button size="sm" variant="line" loading={state === "loading"} onClick={() => void play()}>
        {t.play(timeOf(seconds))}
      </Button>
    </>
  );
}
