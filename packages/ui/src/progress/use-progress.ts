import { followProgress, type Progress, runAfter } from "@aradhana/core/time";
import { useEffect, useState } from "react";

/** How long work has been in progress, as far as it is shown. */
export function useProgress(isBusy: boolean): Progress {
  const [progress, setProgress] = useState<Progress>("quiet");
  useEffect(() => {
    if (!isBusy) return;
    const end = followProgress(runAfter, setProgress);
    return () => {
      end();
      setProgress("quiet");
    };
  }, [isBusy]);
  return isBusy ? progress : "quiet";
}
