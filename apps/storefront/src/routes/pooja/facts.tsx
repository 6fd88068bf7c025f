import type { Pooja } from "@aradhana/core/contract";
import { CalendarIcon, ClockIcon, type IconProps, InfoIcon, PeopleIcon, PinIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import type { ComponentType, ReactNode } from "react";
import { formatDate } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useIndiaTime } from "../../local-time/use-india-time.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { Closing } from "./closing.tsx";
import styles from "./facts.module.css";
import { poojaPageText } from "./text.ts";

interface FactsProps {
  puja: Pooja;
  serverTime: string;
  isOpen: boolean;
}

/** When, where, by whom, and until when it can be booked. */
export function Facts({ puja, serverTime, isOpen }: FactsProps) {
  const { language } = useVisitor();
  const t = useText(poojaPageText).facts;
  const indiaTime = useIndiaTime();
  const { muhurat, temple, priests, capacity } = puja;
  const { start_at, end_at } = muhurat;
  return (
    <dl className={styles.facts}>
      <Fact icon={CalendarIcon} name={t.when} more={`${puja.tithi}, ${puja.occasion}`}>
        {formatDate(start_at, "day", language)}
      </Fact>
      <Fact icon={ClockIcon} name={t.hours} more={indiaTime(start_at)}>
        {t.from(formatDate(start_at, "time", language), formatDate(end_at, "time", language))}
      </Fact>
      <Fact icon={PinIcon} name={t.where} more={`${temple.city}, ${temple.state}`}>
        <Link href={`/online-puja?temple=${temple.slug}`} variant="text">
          {temple.name}
        </Link>
      </Fact>
      <Fact icon={PeopleIcon} name={t.by} more={t.kind[puja.kind]}>
        {priests.map(({ name }) => name).join(", ")}
      </Fact>
      {isOpen && (
        <Fact
          icon={InfoIcon}
          name={t.closes}
          more={t.names(formatDate(puja.sankalp_cutoff_at, "closing", language))}
        >
          <Closing cutoffAt={puja.cutoff_at} serverTime={serverTime} />
        </Fact>
      )}
      {isOpen && capacity && (
        <Fact icon={PeopleIcon} name={t.places}>
          {t.placesLeft(capacity.left, capacity.total)}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  icon: ComponentType<IconProps>;
  name: string;
  /** A second, quieter line. */
  more?: ReactNode;
  children: ReactNode;
}

function Fact({ icon: FactIcon, name, more, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <FactIcon className={styles.icon} />
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {more && <span className={styles.more}>{more}</span>}
      </dd>
    </div>
  );
}
