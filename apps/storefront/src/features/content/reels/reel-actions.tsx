import type { Reel } from "@aradhana/core/contract";
import { FlagIcon, HeartIcon, ShareIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { lazy, Suspense, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { shareLink } from "../../../shared/share/share-link.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./reels.module.css";
import { reelsPath } from "./reels-path.ts";
import { reelsText } from "./text.ts";
import { useLike } from "./use-like.ts";

const ReportReel = lazy(async () => ({ default: (await import("./report-reel.tsx")).ReportReel }));

/** Like, share, report. */
export function ReelActions({ reel }: { reel: Reel }) {
  const t = useText(reelsText);
  const { share } = useText(shellText);
  const errorMessage = useErrorMessage();
  const { liked, likes, calling, toggle } = useLike(reel);
  const [outcome, setOutcome] = useState("");
  const [reporting, setReporting] = useState(false);

  async function shareReel() {
    const url = window.location.origin + reelsPath(reel.id);
    const result = await shareLink(navigator, { title: reel.title, url });
    setOutcome(result === "offered" ? "" : share[result]);
  }

  return (
    <>
      <div className={styles.actions}>
        <IconButton label={t.like(likes)} aria-pressed={liked} onClick={toggle} className={styles.like}>
          <HeartIcon />
        </IconButton>
        <span aria-hidden="true" className={styles.likes}>
          {likes}
        </span>
        <IconButton label={share.label} onClick={() => void shareReel()}>
          <ShareIcon />
        </IconButton>
        <IconButton label={t.report} aria-haspopup="dialog" onClick={() => setReporting(true)}>
          <FlagIcon />
        </IconButton>
      </div>
      <p role="status" className={styles.outcome}>
        {calling.status === "refused" ? errorMessage(calling) : outcome}
      </p>
      {reporting && (
        <SilentBoundary instead={() => null}>
          <Suspense>
            <ReportReel
              id={reel.id}
              onClose={() => setReporting(false)}
              onSent={() => {
                setReporting(false);
                setOutcome(t.reported);
              }}
            />
          </Suspense>
        </SilentBoundary>
      )}
    </>
  );
}
