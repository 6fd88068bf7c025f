import type { CartLine } from "@aradhana/core/goods";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./cart-lines.module.css";
import { problemId } from "./problem-id.ts";
import { cartLinesText } from "./text.ts";

/** What prevents the order, by name; each name leads to what can be done about it. */
export function BlockedLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useText(cartLinesText);
  return (
    <div className={styles.blocked}>
      <p>{t.blocked}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => document.getElementById(problemId(line))?.focus()}
            >
              {line.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
