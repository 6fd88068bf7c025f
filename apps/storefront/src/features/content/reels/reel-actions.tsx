import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Reel } from "@aradhana/core/contract";
import { FlagIcon, HeartIcon, ShareIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { Opening } from "@aradhana/ui/progress";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useSharePage } from "../../../shared/share/use-share-page.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import styles from "./reels.module.css";
import { reelsPath } from "./reels-path.ts";
import { reelsText } from "./text.ts";
import { useLike } from "./use-like.ts";

const loadReport = () => import("./report-reel.tsx");
const ReportReel = lazy(async () => ({ default: (await loadReport()).ReportReel }));

interface ReelActionsProps {
  reel: Reel;
  isReporting: boolean;
  onReporting(isReporting: boolean): void;
  onLikes(likes: number): void;
}

/** Like, share, report. */
export function ReelActions({ reel, isReporting, onReporting, onLikes }: ReelActionsProps) {
  const t = useText(reelsText);
  const { share } = useText(shellText);
  const sharePage = useSharePage();
  const errorMessage = useErrorMessage();
  const { liked, calling, toggle } = useLike(reel.id, onLikes);
  const [outcome, setOutcome] = useState("");
  const { calling: opening, call: openReport } = useCall(async () => {
    await loadWithRetry(loadReport);
    onReporting(true);
  });
  const failed = [calling, opening].find(({ status }) => status === "failed");
  const isWorking = [calling, opening].some(({ status }) => status === "working");

  async function shareReel() {
    const result = await sharePage({ title: reel.title, path: reelsPath(reel.id) });
    setOutcome(result === "offered" ? "" : share[result]);
  }

  return (
    <>
      {isWorking && <Opening />}
      <div className={styles.actions}>
        <IconButton label={t.like(reel.likes)} aria-pressed={liked} onClick={toggle} className={styles.like}>
          <HeartIcon />
        </IconButton>
        <span aria-hidden="true" className={styles.likes}>
          {reel.likes}
        </span>
        <IconButton label={share.label} onClick={() => void shareReel()}>
          <ShareIcon />
        </IconButton>
        <IconButton label={t.report} aria-haspopup="dialog" onClick={() => void openReport()}>
          <FlagIcon />
        </IconButton>
      </div>
      <p role="status" className={styles.outcome}>
        {failed?.status === "failed" ? errorMessage(failed) : outcome}
      </p>
      {isReporting && (
        <SilentBoundary>
          <Suspense>
            <ReportReel
              id={reel.id}
              onClose={() => onReporting(false)}
              onSent={() => {
                onReporting(false);
                setOutcome(t.reported);
              }}
            />
          </Suspense>
        </SilentBoundary>
      )}
    </>
  );
}
