import { formatDate } from "@aradhana/core/date";
import { calendarPath, type PanchangDay, type PanchangTime } from "@aradhana/core/panchang";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Link } from "@aradhana/ui/link";
import { useId } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { offsetHere } from "../../../shared/local-time/offset-here.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Choghadiya } from "./choghadiya.tsx";
import { ComingObservances } from "./coming-observances.tsx";
import { Facts } from "./facts.tsx";
import styles from "./panchang.module.css";
import { panchangText } from "./text.ts";

type Day = NonNullable<PanchangDay["day"]>;

/** A day's panchang, with the vrats and festivals to come. Its zone is that of this browser. */
export function PanchangOfDay({ panchang, day }: { panchang: PanchangDay; day: Day }) {
  const t = useText(panchangText);
  const { language } = useVisitor();
  const id = useId();
  const { date, zone, town, observances } = panchang;
  const format = (instant: string, style: "time" | "closing" | "day") =>
    formatDate(instant, style, language, offsetHere(instant));
  const dateOf = (instant: string) => format(instant, "day");
  const spanOf = ({ start_at, end_at }: PanchangTime) =>
    t.span(format(start_at, "time"), format(end_at, "time"));
  const until = (limb: Day["tithi"]) =>
    limb.slice(0, 2).map(({ name, ends_at }, index) => {
      const isToday = dateOf(ends_at) === dateOf(day.sunrise_at);
      // The second begins today; when it ends tomorrow matters to nobody yet.
      if (index > 0 && !isToday) return name;
      return t.until(name, format(ends_at, isToday ? "time" : "closing"));
    });
  const { tithi, nakshatra, yoga, karana, abhijit } = day;

  return (
    <section aria-labelledby={id} className={styles.panchang}>
      <div className={styles.head}>
        <h2 id={id}>{t.title}</h2>
        <p className={styles.soft}>
          {t.place(format(day.sunrise_at, "day"), town ?? zone)}
          <br />
          {t.month(day.month.purnimanta, day.paksha)}
        </p>
      </div>
      <div className={styles.columns}>
        <Facts
          facts={[
            [t.facts.tithi, until(tithi)],
            [t.facts.nakshatra, until(nakshatra)],
            [t.facts.sun, [t.span(format(day.sunrise_at, "time"), format(day.sunset_at, "time"))]],
            [t.facts.moon, [day.moonrise_at ? format(day.moonrise_at, "time") : t.noMoonrise]],
            [t.facts.rahu, [spanOf(day.rahu_kaal)]],
            [t.facts.abhijit, [abhijit.avoided ? t.avoided(spanOf(abhijit)) : spanOf(abhijit)]],
          ]}
        />
        <ComingObservances observances={observances} today={date} />
      </div>
      <Disclosure summary={t.more}>
        <div className={styles.more}>
          <Facts
            facts={[
              [t.facts.yoga, until(yoga)],
              [t.facts.karana, until(karana)],
              [t.facts.yamaganda, [spanOf(day.yamaganda)]],
              [t.facts.gulika, [spanOf(day.gulika)]],
            ]}
          />
          <div className={styles.columns}>
            <Choghadiya caption={t.choghadiya.day} parts={day.choghadiya.day} spanOf={spanOf} />
            <Choghadiya caption={t.choghadiya.night} parts={day.choghadiya.night} spanOf={spanOf} />
          </div>
          <p className={styles.soft}>{t.rule}</p>
        </div>
      </Disclosure>
      <p className={styles.links}>
        <Link href={`webcal://${location.host}${calendarPath({ zone }, language)}`} variant="more">
          {t.subscribe}
        </Link>
        <Link href={calendarPath({ zone }, language)} variant="more" download="aradhana.ics">
          {t.download}
        </Link>
      </p>
    </section>
  );
}
