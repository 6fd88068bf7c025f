import { Button } from "@aradhana/ui/button";
import { Opening } from "@aradhana/ui/progress";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./reels.module.css";
import { reelsText } from "./text.ts";

interface FeedEndProps {
  state: "idle" | "working" | "failed" | "done";
  onRetry(): void;
}

/** Says that more reels are coming, or that they could not be read. */
export function FeedEnd({ state, onRetry }: FeedEndProps) {
  const t = useText(reelsText);
  return (
    <div role="status" className={styles.end}>
      {state === "working" && <Opening />}
      {state === "working" && t.more}
      {state === "failed" && (
        <>
          {t.moreFailed}
          <Button size="sm" variant="line" onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      )}
    </div>
  );
}
