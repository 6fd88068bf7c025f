import { changeLimit, refundLimits } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { Table } from "@aradhana/ui/table";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "./policy.module.css";
import { Section } from "./section.tsx";
import story from "./story.module.css";
import { detailText } from "./text.ts";

interface PolicySectionProps extends Pick<Pooja, "policy"> {
  /** When the ritual starts. */
  startAt: string;
  /** By the server's clock, in ms. */
  now: number;
  /** How much money a share is, where that is known before the booking. */
  amountOf?(pct: number): ReactNode;
}

/** The refund limits as dates of this ritual; passed limits are marked. */
export function PolicySection({ policy, startAt, now, amountOf }: PolicySectionProps) {
  const t = useText(detailText).policy;
  const moment = useMoment();
  const change = changeLimit(policy.reschedule_until_hours, startAt, now);
  return (
    <Section id="policy" title={t.title}>
      <Table
        caption={t.title}
        captionHidden
        figures
        head={[t.when, t.back]}
        rows={[
          ...refundLimits(policy.refunds, startAt, now).map(({ hours, pct, until, hasPassed }) => ({
            key: `${hours}`,
            past: hasPassed,
            cells: [
              `${t.until(hours, moment(until))} ${hasPassed ? t.over : ""}`,
              <>
                {t.share(pct)}
                {pct > 0 && amountOf && <span className={styles.sum}>{amountOf(pct)}</span>}
              </>,
            ],
          })),
          { key: "later", cells: [t.later, t.share(0)] },
        ]}
        className={styles.table}
      />
      {policy.max_reschedules > 0 && (
        <p className={change.hasPassed ? story.soft : undefined}>
          {t.reschedule(policy.max_reschedules, change.hours, moment(change.until))}{" "}
          {change.hasPassed && t.over}
        </p>
      )}
      <p>{policy.miss_remedy}</p>
      <Link href={pathTo("/exchange-policy")} variant="more">
        {t.all}
      </Link>
    </Section>
  );
}
