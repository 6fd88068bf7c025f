import type { Reel } from "@aradhana/core/contract";
import { CaptionsIcon, MutedIcon, PauseIcon, PlayIcon, SpeakerIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { captionTracks } from "../../../shared/recording/caption-tracks.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { mayPlayByItself } from "./may-play.ts";
import { playFilm } from "./play-film.ts";
import styles from "./reels.module.css";
import { reelsText } from "./text.ts";
import { useCaption } from "./use-caption.ts";

/** The time to read that a film does not play, before the next one follows. */
const SKIP_AFTER = 3_000; // ms

interface ReelFilmProps {
  reel: Reel;
  start: number;
  /** Whether it waits: a dialog is open over it, or the feed is out of sight. */
  isStill: boolean;
  muted: boolean;
  captions: boolean;
  onMute(): void;
  onCaptions(): void;
  onEnded(): void;
}

/** The film of the reel in view: silent at first, with captions, and still where the visitor prefers that. */
export function ReelFilm({ reel, start, isStill, onEnded, ...settings }: ReelFilmProps) {
  const t = useText(reelsText);
  const { muted, captions, onMute, onCaptions } = settings;
  const { language } = useVisitor();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(start);
  const [failed, setFailed] = useState(false);
  const caption = useCaption(video);
  const [byItself] = useState(() => mayPlayByItself());
  const startsNext = useRef(byItself);
  const [needsPress, setNeedsPress] = useState(!byItself);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, when it comes into view, and after each wait
  useEffect(() => {
    if (isStill) {
      startsNext.current = playing;
      video.current?.pause();
    } else if (startsNext.current) void playFilm(video.current).then((plays) => setNeedsPress(!plays));
  }, [isStill]);

  useEffect(() => {
    if (!failed || !byItself || isStill) return;
    const timer = setTimeout(onEnded, SKIP_AFTER);
    return () => clearTimeout(timer);
  }, [failed, byItself, isStill, onEnded]);

  const toggle = () => (playing ? video.current?.pause() : void playFilm(video.current));
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        aria-label={reel.title}
        muted={muted}
        playsInline
        preload={byItself ? "auto" : "none"}
        onClick={toggle}
        onPlay={() => {
          setPlaying(true);
          setNeedsPress(false);
        }}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onEnded={() => byItself && onEnded()}
        // The film itself: no file, or one that cannot be decoded. A source reports its own error.
        onError={({ target, currentTarget }) => target === currentTarget && setFailed(true)}
      >
        {reel.video.map(({ url, type }, i) => (
          <source
            key={url}
            src={start > 0 ? `${url}#t=${start}` : url}
            type={type}
            // The last one fails when none can be played.
            onError={i === reel.video.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
        {captionTracks(reel.captions, language).map((track, i) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
            default={i === 0}
          />
        ))}
      </video>
      {needsPress && !failed && (
        <button type="button" className={styles.toFilm} onClick={toggle}>
          <span className={styles.press}>
            <PlayIcon />
            {t.tapToPlay}
          </span>
        </button>
      )}
      {captions && caption && (
        <p className={styles.caption} lang={language}>
          {caption}
        </p>
      )}
      {failed && (
        <p role="status" className={styles.caption}>
          {t.unplayable}
        </p>
      )}
      <div className={styles.controls}>
        <IconButton label={playing ? t.pause : t.play} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <progress aria-label={t.progress} value={position} max={reel.duration_seconds} />
        <IconButton label={t.captions} aria-pressed={captions} onClick={onCaptions}>
          <CaptionsIcon />
        </IconButton>
        <IconButton label={muted ? t.unmute : t.mute} onClick={onMute}>
          {muted ? <MutedIcon /> : <SpeakerIcon />}
        </IconButton>
      </div>
    </>
  );
}
