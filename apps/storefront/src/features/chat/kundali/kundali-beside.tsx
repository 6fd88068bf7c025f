import { getSentChart } from "@aradhana/core/consultation";
import { Button } from "@aradhana/ui/button";
import { useCallback, useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chartText } from "../../astrology/kundali-chart/text.ts";
import { LoadedChart } from "../../consultation/chart/loaded-chart.tsx";
import { sharedChartText } from "../../consultation/chart/text.ts";
import styles from "../conversation/chat.module.css";
import { kundaliCardText } from "./text.ts";

export const texts = [kundaliCardText, sharedChartText, chartText];

/** The chart of a kundali of the conversation, beside its messages. */
export function KundaliBeside({ messageId, onClose }: { messageId: string; onClose(): void }) {
  const t = useText(kundaliCardText);
  const { language } = useVisitor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const load = useCallback(
    async ({ api }: BrowserServices) => (await getSentChart(api, messageId, language)).results,
    [messageId, language],
  );
  return (
    <section className={styles.fields}>
      <div className={styles.actions}>
        <h3 ref={heading} tabIndex={-1}>
          {t.chart}
        </h3>
        <Button size="sm" variant="line" onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <LoadedChart load={load} />
    </section>
  );
}
