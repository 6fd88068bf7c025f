import { loadWithRetry } from "@aradhana/browser/lazy";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { offsetHere } from "../../../shared/local-time/offset-here.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./home.module.css";
import type { HomeFeed } from "./loader.ts";
import { homeText } from "./text.ts";

const ASK_EVERY = 30_000; // ms, on average: a connection may be there, and we may not

/** Keeps the feed for who comes home again while we cannot be reached, and what reads it: that could not be fetched then. */
export function useKeepFeed(feed: HomeFeed): void {
  const state = useBrowser()?.state;
  useEffect(() => {
    if (!state || feed.storedSince) return;
    state.getState().setProducts({ ...feed, readAt: Date.now() });
    // Without it the next visit home fetches it, or says that it cannot.
    loadWithRetry(() => import("./loader.ts")).catch(() => {});
  }, [state, feed]);
}

/** Says of a feed that was kept from when it is, and has it read anew until that succeeds. */
export function StoredSince({ time }: { time: string }) {
  const t = useText(homeText);
  const { language } = useVisitor();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => {
      if (!document.hidden) void revalidate();
    };
    window.addEventListener("online", again);
    // Each tab at a pace of its own: who has just come back is not asked by all of them at once.
    const asking = setInterval(again, ASK_EVERY * (0.75 + Math.random() / 2));
    return () => {
      window.removeEventListener("online", again);
      clearInterval(asking);
    };
  }, [revalidate]);
  const at = (instant: string, style: "time" | "short-day") =>
    formatDate(instant, style, language, offsetHere(instant));
  const day = at(time, "short-day");
  const isToday = day === at(new Date().toISOString(), "short-day");
  return (
    <p className={styles.notice} role="status">
      {t.storedSince(at(time, "time"), isToday ? undefined : day)}
    </p>
  );
}
