import { pathTo } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Feed } from "./feed.tsx";
import type { ReelFeed } from "./load-reels.ts";
import styles from "./reels.module.css";
import { reelsText } from "./text.ts";

/** Short films, one after the other. */
export function ReelsPage({ feed }: { feed: ReelFeed }) {
  const t = useText(reelsText);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.title}</h1>
      {feed.reels.length > 0 ? (
        // Another reel or second in the address is another feed.
        <Feed key={`${feed.requested} ${feed.start}`} {...feed} />
      ) : (
        <EmptyState heading={t.none} actions={<ButtonLink href={pathTo("/blogs")}>{t.blogs}</ButtonLink>}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
    </div>
  );
}
