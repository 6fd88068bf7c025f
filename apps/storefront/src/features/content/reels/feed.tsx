import { ChevronDownIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { FeedEnd } from "./feed-end.tsx";
import type { ReelFeed } from "./load-reels.ts";
import { playFilm } from "./play-film.ts";
import { ReelView } from "./reel-view.tsx";
import styles from "./reels.module.css";
import { reelsText } from "./text.ts";
import { useOutOfSight } from "./use-out-of-sight.ts";
import { useReels } from "./use-reels.ts";

/** The next reels are read when so few are left. */
const AHEAD = 4;

/** A vertical feed with scroll snapping. Only the reel in view and its neighbours are in the document. */
export function Feed(feed: ReelFeed) {
  const t = useText(reelsText);
  const { reels, hasMore, state, readMore, countLikes } = useReels(feed);
  const [current, setCurrent] = useState(0);
  const [muted, setMuted] = useState(true);
  const [captions, setCaptions] = useState(true);
  // Without scripts all of them are there, and each links to its film.
  const isScripted = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const isAway = useOutOfSight(list);
  // The reel that keys and buttons scroll to, until it is reached: a press before that goes one further.
  const target = useRef<number>(undefined);

  function show(next: number) {
    setCurrent(next);
    if (hasMore && state !== "working" && next >= reels.length - AHEAD) readMore();
  }

  function showReelInView() {
    const { current: box } = list;
    if (!box) return;
    const inView = Math.min(reels.length - 1, Math.round(box.scrollTop / box.clientHeight));
    if (target.current !== undefined) {
      if (Math.abs(box.scrollTop - target.current * box.clientHeight) < 1) leaveTarget();
    } else if (inView !== current) show(inView);
  }

  /** Whether there is a reel in this direction. */
  function move(by: 1 | -1): boolean {
    const from = target.current ?? current;
    const next = Math.max(0, Math.min(reels.length - 1, from + by));
    if (next === from) return false;
    target.current = next;
    show(next);
    return true;
  }
  // Only when the reel and its neighbours are there: what changes while a browser scrolls lets it snap back.
  useEffect(() => {
    const { current: box } = list;
    if (target.current === current) box?.scrollTo({ top: current * box.clientHeight });
  }, [current]);

  function endScrolling() {
    const { current: box } = list;
    const { current: at } = target;
    if (box && at !== undefined) box.scrollTo({ top: at * box.clientHeight, behavior: "instant" });
  }
  /** Scrolling by hand chooses another reel. */
  function leaveTarget() {
    target.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target: place } = event;
    const { current: box } = list;
    if (event.altKey || event.ctrlKey || event.metaKey || !box || !(place instanceof Node)) return;
    // What contains the feed has the focus while nothing else has: after the page was opened, or after the skip link.
    const isFeed = place.contains(box);
    // Keys of a button are its own; the arrows are the feed's everywhere in it.
    if (!isFeed && !box.contains(place)) return;
    const video = box.querySelector("video");
    const isDown = key === "ArrowDown" || (isFeed && key === "PageDown");
    const isUp = key === "ArrowUp" || (isFeed && key === "PageUp");
    if (isDown || isUp) {
      // At either end they scroll the page.
      if (!move(isDown ? 1 : -1)) return;
    } else if (key.toLowerCase() === "m") setMuted(!muted);
    else if (isFeed && key === " " && video) void (video.paused ? playFilm(video) : video.pause());
    else return;
    event.preventDefault();
  }
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <div className={styles.frame}>
      <div
        ref={list}
        role="feed"
        aria-label={t.feed}
        aria-busy={state === "working"}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its keys change the reel
        tabIndex={0}
        className={styles.feed}
        onScroll={showReelInView}
        onScrollEnd={endScrolling}
        onPointerDown={leaveTarget}
        onWheel={leaveTarget}
      >
        <div className={styles.column} style={{ "--reels": reels.length } as CSSProperties}>
          {reels.map((reel, at) =>
            isScripted && Math.abs(at - current) > 1 ? null : (
              <ReelView
                key={reel.id}
                {...{ reel, at, muted, captions, isAway }}
                of={hasMore ? -1 : reels.length}
                start={at === 0 && feed.start > 0 ? feed.start : reel.start_seconds}
                isCurrent={isScripted && at === current}
                isScripted={isScripted}
                onMute={() => setMuted(!muted)}
                onCaptions={() => setCaptions(!captions)}
                onEnded={() => move(1)}
                onLikes={(likes) => countLikes(reel.id, likes)}
              />
            ),
          )}
        </div>
      </div>
      <FeedEnd state={state} onRetry={readMore} />
      <div className={styles.arrows}>
        <IconButton variant="line" label={t.previous} disabled={current === 0} onClick={() => move(-1)}>
          <ChevronDownIcon className={styles.up} />
        </IconButton>
        <IconButton
          variant="line"
          label={t.next}
          disabled={current === reels.length - 1}
          onClick={() => move(1)}
        >
          <ChevronDownIcon />
        </IconButton>
      </div>
    </div>
  );
}
