import { listHref } from "@aradhana/core/catalogue";
import { formatMoment, ownOccasion } from "@aradhana/core/date";
import { CalendarIcon, ClockIcon, InfoIcon, PinIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import type { ReactNode } from "react";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { IndiaTimeAbroad } from "../../../shared/local-time/india-time-abroad.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { ClosingTime } from "./closing-time.tsx";
import { Fact } from "./fact.tsx";
import styles from "./facts.module.css";
import { detailText } from "./text.ts";

interface FactsProps {
  ritual: DatedRitual;
  /** The list of its line, which the temple's name leads to. */
  listPath: string;
  serverTime: string;
  isOpen: boolean;
  /** Facts of this line only, before and after the cut-off. */
  performers?: ReactNode;
  children?: ReactNode;
}

/** When, where, by whom, and until when it can be booked. */
export function Facts({ ritual, listPath, serverTime, isOpen, performers, children }: FactsProps) {
  const { language } = useVisitor();
  const t = useText(detailText).facts;
  const now = Date.parse(serverTime);
  const { muhurat, temple, tithi, occasion, sankalp_cutoff_at: namesUntil } = ritual;
  const abroad = (instant: string) => <IndiaTimeAbroad instant={instant} now={now} className={styles.more} />;
  const { start_at, end_at } = muhurat;
  return (
    <dl className={styles.facts}>
      <Fact
        icon={CalendarIcon}
        name={t.when}
        more={[tithi, ownOccasion(occasion, start_at, language)].filter(Boolean).join(", ")}
      >
        {formatDate(start_at, "day", language)}
      </Fact>
      <Fact icon={ClockIcon} name={t.hours}>
        {t.from(formatDate(start_at, "time", language), formatDate(end_at, "time", language))}
        {abroad(start_at)}
      </Fact>
      <Fact icon={PinIcon} name={t.where} more={`${temple.city}, ${temple.state}`}>
        <Link href={listHref(listPath, { temple: temple.slug })} variant="text">
          {temple.name}
        </Link>
      </Fact>
      {performers}
      {isOpen && (
        <Fact icon={InfoIcon} name={t.closes}>
          <ClosingTime cutoffAt={ritual.cutoff_at} serverTime={serverTime} />
          <span className={styles.more}>{t.names(formatMoment(namesUntil, { now, language }))}</span>
          {abroad(namesUntil)}
        </Fact>
      )}
      {children}
    </dl>
  );
}
