import { followProgress, type Progress, runAfter } from "@aradhana/core/time";
import { useEffect, useState } from "react";
import type { PressTime } from "./press-time.ts";

/** How long work has been in progress, as far as it is shown, since the press that began it. */
export function useProgress(isBusy: boolean, time: PressTime | undefined): Progress {
  const [progress, setProgress] = useState<Progress>("quiet");
  useEffect(() => {
    if (!isBusy) return;
    const work = time?.begin();
    const stop = followProgress(runAfter, setProgress, work?.elapsed);
    return () => {
      stop();
      work?.end();
      setProgress("quiet");
    };
  }, [isBusy, time]);
  return isBusy ? progress : "quiet";
}
