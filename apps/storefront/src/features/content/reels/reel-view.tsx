import type { Reel } from "@aradhana/core/contract";
import { withStart } from "@aradhana/core/video-link";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { PlayIcon } from "@aradhana/ui/icon";
import { type CSSProperties, useId, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { pathOfReelLink } from "./link-of-reel.ts";
import { posterSizes } from "./poster-sizes.ts";
import { ReelActions } from "./reel-actions.tsx";
import { ReelFilm } from "./reel-film.tsx";
import styles from "./reels.module.css";
import { reelsText } from "./text.ts";

export interface ReelViewProps {
  reel: Reel;
  /** Its place in the feed, and the number of all; -1 while that is unknown. */
  at: number;
  of: number;
  /** Where it begins, in seconds. */
  start: number;
  isCurrent: boolean;
  /** Whether the feed is out of sight. */
  isAway: boolean;
  /** Without scripts each reel links to its film. */
  isScripted: boolean;
  muted: boolean;
  captions: boolean;
  onMute(): void;
  onCaptions(): void;
  onEnded(): void;
  onLikes(likes: number): void;
}

/** One reel: its poster, its film while it is in view, and what one can do with it. */
export function ReelView({
  reel,
  at,
  of,
  start,
  isCurrent,
  isAway,
  isScripted,
  onLikes,
  ...film
}: ReelViewProps) {
  const t = useText(reelsText);
  const title = useId();
  const [isReporting, setReporting] = useState(false);
  const [file] = reel.video;
  return (
    <article
      aria-labelledby={title}
      aria-posinset={at + 1}
      aria-setsize={of}
      className={styles.reel}
      style={{ "--at": at } as CSSProperties}
    >
      <Artwork
        name={reel.poster.name}
        alt={reel.poster.alt}
        sizes={posterSizes}
        ratio="9 / 16"
        priority={at === 0}
        className={styles.poster}
      />
      {isCurrent && <ReelFilm {...{ reel, start }} {...film} isStill={isReporting || isAway} />}
      {!isScripted && (
        <a
          href={withStart(file?.url ?? "", start)}
          aria-label={`${t.tapToPlay}: ${reel.title}`}
          className={styles.toFilm}
        >
          <span className={styles.press}>
            <PlayIcon />
            {t.tapToPlay}
          </span>
        </a>
      )}
      <div className={styles.about}>
        <h2 id={title}>{reel.title}</h2>
        <p className={styles.credit}>{t.ownFilm}</p>
        {reel.link && (
          <ButtonLink
            size="sm"
            variant="line"
            href={pathOfReelLink(reel.link)}
            // In a neighbour it is out of sight: with the focus on it, the page would scroll as well.
            tabIndex={isScripted && !isCurrent ? -1 : undefined}
            className={styles.link}
          >
            {t.links[reel.link.type]}
          </ButtonLink>
        )}
      </div>
      {isCurrent && <ReelActions {...{ reel, isReporting, onLikes }} onReporting={setReporting} />}
    </article>
  );
}
