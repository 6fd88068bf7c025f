import { recordVoice, type VoiceRecording } from "@aradhana/browser/voice";
import { longestVoiceNote } from "@aradhana/core/contract";
import { browserKind, type MediaProblem } from "@aradhana/core/media-call";
import { timeOf } from "@aradhana/core/time";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { callText } from "../../consultation/call/text.ts";
import styles from "../conversation/chat.module.css";
import { voiceText } from "./text.ts";

export const texts = [voiceText, callText];

type State =
  | { status: "asking" }
  | { status: "recording"; recording: VoiceRecording }
  | { status: "recorded"; content: Blob }
  | { status: "failed"; problem: MediaProblem | "empty" };

interface VoiceRecorderProps {
  onSend(content: Blob): void;
  onClose(): void;
}

/** Records a voice note, plays it, and sends it. Nothing leaves the device before it is sent. */
export function VoiceRecorder({ onSend, onClose }: VoiceRecorderProps) {
  const t = useText(voiceText);
  const [state, setState] = useState<State>({ status: "asking" });
  const isShown = useRef(false);
  const box = useRef<HTMLElement>(null);
  /** Of each state; while permission is awaited there is none. */
  const main = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [src, setSrc] = useState<string>();

  function show(next: State) {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
    setState(next);
  }
  async function start() {
    show({ status: "asking" });
    const opened = await recordVoice();
    // The permission can come after the recorder was closed: nothing else would release the microphone.
    if (!isShown.current) return opened.ok && opened.recording.cancel();
    show(
      opened.ok
        ? { status: "recording", recording: opened.recording }
        : { status: "failed", problem: opened.problem },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, when it is opened.
  useEffect(() => {
    isShown.current = true;
    box.current?.focus();
    void start();
    return () => {
      isShown.current = false;
    };
  }, []);
  const recording = state.status === "recording" ? state.recording : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recording ends once, by a press or with its microphone.
  useEffect(() => {
    if (!recording) return;
    let isLeft = false;
    void (async () => {
      await recording.ended;
      const recorded = await recording.stop();
      if (isLeft) return;
      show(recorded ? { status: "recorded", ...recorded } : { status: "failed", problem: "empty" });
    })();
    return () => {
      isLeft = true;
      recording.cancel();
    };
  }, [recording]);
  const content = state.status === "recorded" ? state.content : undefined;
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [content]);
  // The pressed button was replaced: the focus moves to the one that is next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state its buttons change.
  useEffect(() => {
    if (hadFocus.current) (main.current ?? box.current)?.focus();
  }, [state.status]);

  return (
    <section ref={box} tabIndex={-1} aria-label={t.title} className={styles.fields}>
      <p role="status">
        {state.status === "asking" && t.asking}
        {recording && t.recording(longestVoiceNote)}
        {content && t.ready}
      </p>
      {recording && <Elapsed label={t.elapsed} onLongest={() => void recording.stop()} />}
      {state.status === "failed" && <Problem problem={state.problem} />}
      {content && (
        // biome-ignore lint/a11y/useMediaCaption: it is what the visitor has just said.
        <audio controls src={src} aria-label={t.preview} className={styles.audio} />
      )}
      <div className={styles.actions}>
        {recording && (
          <Button ref={main} onClick={() => void recording.stop()}>
            {t.stop}
          </Button>
        )}
        {state.status === "recorded" && (
          <Button
            ref={main}
            onClick={() => {
              onSend(state.content);
              onClose();
            }}
          >
            {t.send}
          </Button>
        )}
        {state.status === "failed" && (
          <Button ref={main} variant="line" onClick={() => void start()}>
            {t.again}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {content ? t.drop : t.cancel}
        </Button>
      </div>
    </section>
  );
}

function Problem({ problem }: { problem: MediaProblem | "empty" }) {
  const own = useText(voiceText);
  const call = useText(callText);
  const isOwn = problem === "empty" || problem === "unsupported" || problem === "insecure";
  return (
    <Banner role="alert" kind="warning">
      {isOwn
        ? own[problem]
        : `${call.problem[problem](browserKind(navigator.userAgent), false)} ${own.orInWriting}`}
    </Banner>
  );
}

/** How long it has been recording. Screen readers read it when they come to it, and not each second. */
function Elapsed({ label, onLongest }: { label: string; onLongest(): void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - started) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  const isLongest = seconds >= longestVoiceNote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once.
  useEffect(() => {
    if (isLongest) onLongest();
  }, [isLongest]);
  return (
    <p role="timer" aria-label={label}>
      {timeOf(seconds)}
    </p>
  );
}
