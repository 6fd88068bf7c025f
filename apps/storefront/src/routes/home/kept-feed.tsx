import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { offsetHere } from "../../local-time/offset-here.ts";
import { loadWithRetry } from "../../screen/load-with-retry.ts";
import { useBrowser } from "../../services/browser.tsx";
import { useVisitor } from "../../services/visitor.tsx";
import styles from "./home.module.css";
import type { HomeFeed } from "./loader.ts";
import { homeText } from "./text.ts";

const ASK_EVERY = 30_000; // ms: a connection may be there, and we may not

/** Keeps the feed for who comes home again while we cannot be reached, and what reads it: that could not be fetched then. */
export function useKeepFeed(feed: HomeFeed): void {
  const state = useBrowser()?.state;
  useEffect(() => {
    if (!state || feed.keptSince) return;
    state.getState().setProducts({ ...feed, readAt: Date.now() });
    loadWithRetry(() => import("./loader.ts")).catch(() => {});
  }, [state, feed]);
}

/** Says of a feed that was kept from when it is, and has it read anew until that succeeds. */
export function KeptSince({ time }: { time: string }) {
  const t = useText(homeText);
  const { language } = useVisitor();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener("online", again);
    const asking = setInterval(again, ASK_EVERY);
    return () => {
      window.removeEventListener("online", again);
      clearInterval(asking);
    };
  }, [revalidate]);
  return (
    <p className={styles.notice} role="status">
      {t.keptSince(formatDate(time, "time", language, offsetHere(time)))}
    </p>
  );
}
