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

const RETRY_EVERY = 30_000; // ms, on average

/** Stores the feed, and loads the code that reads it, for a return to home while the server is unreachable. */
export function useKeepFeed(feed: HomeFeed): void {
  const state = useBrowser()?.state;
  useEffect(() => {
    if (!state || feed.storedSince) return;
    state.getState().setProducts({ ...feed, readAt: Date.now() });
    // Without it the next visit to home fetches it, or shows an error.
    loadWithRetry(() => import("./loader.ts")).catch(() => {});
  }, [state, feed]);
}

/** Shows the time of a stored feed, and retries until it can be fetched. */
export function StoredSince({ time }: { time: string }) {
  const t = useText(homeText);
  const { language } = useVisitor();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => {
      if (!document.hidden) void revalidate();
    };
    window.addEventListener("online", again);
    // At a random interval, so that a recovering server does not get the calls of all tabs at once.
    const retrying = setInterval(again, RETRY_EVERY * (0.75 + Math.random() / 2));
    return () => {
      window.removeEventListener("online", again);
      clearInterval(retrying);
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
