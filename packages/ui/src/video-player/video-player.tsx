import { withStart } from "@aradhana/core/video-link";
import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Artwork } from "../artwork/index.ts";
import { PlayIcon } from "../icon/page-icons.tsx";
import styles from "./video-player.module.css";
import { videoSource } from "./video-source.ts";

/** A chapter of a recording. */
export type VideoChapter = {
  seconds: number;
  label: string;
};

export type VideoPlayerProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** A URL of YouTube or Vimeo, or of a file. */
  src: string;
  /** Start time in seconds: where the names are read. @default 0 */
  start?: number;
  /** Its accessible name. */
  title: string;
  /** Label of the play button: "Play from your name". */
  playLabel: string;
  /** The third party that learns of the playback: "Plays from YouTube". */
  privacyNote?: string | undefined;
  /** The name of the artwork shown before playing. */
  poster?: string | undefined;
  posterSizes?: string;
  chapters?: readonly VideoChapter[];
  /** Label and URL of its transcript. */
  captions?: readonly { src: string; language: string; label: string }[];
  /** Called when playing starts, with the start time. */
  onPlay?: (seconds: number) => void;
};

/**
 * A recording that starts at a given time. Nothing of it is loaded, and nobody learns of the visit, before the
 * user presses play; without scripts the button is a link to the recording.
 */
export function VideoPlayer({
  src,
  start = 0,
  title,
  playLabel,
  privacyNote,
  poster,
  posterSizes = "(min-width: 900px) 720px, 100vw",
  chapters = [],
  captions = [],
  onPlay,
  className,
  ...rest
}: VideoPlayerProps) {
  const [playing, setPlaying] = useState<{ from: number; presses: number }>();
  const video = useRef<HTMLVideoElement>(null);

  function playFrom(seconds: number, event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPlay?.(seconds);
    if (video.current) {
      // It is playing already: another URL would reload it.
      video.current.currentTime = seconds;
      video.current.play().catch(leaveToControls);
    } else setPlaying((before) => ({ from: seconds, presses: (before?.presses ?? 0) + 1 }));
  }

  return (
    <div {...rest} data-playing={playing && true} className={clsx(styles.player, className)}>
      <div className={styles.screen}>
        {!playing ? (
          <a
            href={withStart(src, start)}
            target="_blank"
            rel="noopener"
            className={styles.begin}
            onClick={(event) => playFrom(start, event)}
          >
            <Artwork name={poster} alt="" sizes={posterSizes} ratio="16 / 9" className={styles.poster} />
            <span className={styles.words}>
              <span className={styles.sign}>
                <PlayIcon size="lg" />
              </span>
              <span className={styles.label}>{playLabel}</span>{" "}
              {privacyNote && <span className={styles.note}>{privacyNote}</span>}
            </span>
          </a>
        ) : (
          <Recording {...{ src, title, captions, video, playing }} />
        )}
      </div>
      {chapters.length > 0 && (
        <ul className={styles.chapters}>
          {chapters.map(({ seconds, label }) => (
            <li key={seconds}>
              <a
                href={withStart(src, seconds)}
                target="_blank"
                rel="noopener"
                className={styles.chapter}
                onClick={(event) => playFrom(seconds, event)}
              >
                <span className={styles.at}>{shownTime(seconds)}</span>{" "}
                <span className={styles.moment}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RecordingProps = Required<Pick<VideoPlayerProps, "src" | "title" | "captions">> & {
  video: RefObject<HTMLVideoElement | null>;
  playing: { from: number; presses: number };
};

function Recording({ src: link, title, captions, video, playing }: RecordingProps) {
  const { kind, src } = videoSource(link, playing.from);
  const frame = useRef<HTMLIFrameElement>(null);
  // Once, when it replaces the pressed button.
  useEffect(() => (video.current ?? frame.current)?.focus(), [video]);

  if (kind === "frame") {
    return (
      <iframe
        // A new frame per press: a frame of another site cannot be made to seek.
        key={playing.presses}
        ref={frame}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.recording}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions exist when the recording has them
    <video
      ref={video}
      src={src}
      aria-label={title}
      controls
      autoPlay
      playsInline
      className={styles.recording}
    >
      {captions.map(({ src: words, language, label }, at) => (
        <track
          key={language}
          kind="captions"
          src={words}
          srcLang={language}
          label={label}
          default={at === 0}
        />
      ))}
    </video>
  );
}

/** A browser may refuse to play or be interrupted: the recording's own controls then show it. */
function leaveToControls(error: unknown) {
  const isLeft = error instanceof DOMException && ["AbortError", "NotAllowedError"].includes(error.name);
  if (!isLeft) throw error;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** `1:05:09`, `12:45`: digits only, the same in all our languages. */
function shownTime(seconds: number) {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
