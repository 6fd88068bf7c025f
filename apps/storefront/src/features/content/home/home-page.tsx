import { Deferred } from "../../../shared/lazy/deferred-part.tsx";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { Highlights } from "./highlights.tsx";
import styles from "./home.module.css";
import { homeBelowFold } from "./home-parts.ts";
import type { HomeFeed } from "./loader.ts";
import { Opening } from "./opening.tsx";
import { StoredSince, useKeepFeed } from "./saved-feed.tsx";
import { UnfinishedThings } from "./unfinished-lazy.tsx";
import "../../../shared/styles/below-fold.css";

/** The shop's first page. */
export function HomePage({ feed }: { feed: HomeFeed }) {
  const { proofs, banners, notices, sections, serverTime, storedSince } = feed;
  useKeepFeed(feed);
  const pujas = [
    ...banners.map(({ pooja }) => pooja),
    ...sections.flatMap((section) => (section.type === "pujas" ? section.items : [])),
  ];
  const now = useServerClock(
    serverTime,
    pujas.map(({ cutoff_at }) => cutoff_at),
  );

  return (
    <div className={styles.home}>
      {storedSince && <StoredSince time={storedSince} />}
      {notices.map(({ key, text }) => (
        <p key={key} className={styles.notice}>
          {text}
        </p>
      ))}
      <Opening proofs={proofs} />
      {banners.length > 0 ? (
        <div className={styles.coming}>
          <Highlights banners={banners} now={now} />
          <UnfinishedThings />
        </div>
      ) : (
        <UnfinishedThings />
      )}
      <Deferred part={homeBelowFold} props={{ feed, now }} className={styles.rest} />
    </div>
  );
}
