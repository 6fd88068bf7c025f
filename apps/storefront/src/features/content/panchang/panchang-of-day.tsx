import { formatDate } from "@aradhana/core/date";
import { calendarPath, type PanchangDay, type PanchangPlace } from "@aradhana/core/panchang";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { useId, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { PlaceSearch } from "../place-search/place-search.tsx";
import { ComingObservances } from "./coming-observances.tsx";
import { DayDetails } from "./day-details.tsx";
import { DayFacts } from "./day-facts.tsx";
import styles from "./panchang.module.css";
import type { StoredPlace } from "./stored-place.ts";
import { panchangText } from "./text.ts";

interface Props {
  panchang: PanchangDay;
  /** For which it is; without a name it is the principal town of the zone. */
  place: PanchangPlace & { name?: string };
  onPlace(place: StoredPlace): void;
}

/** A day's panchang by the clock of its place, with the vrats and festivals to come. */
export function PanchangOfDay({ panchang, place, onPlace }: Props) {
  const t = useText(panchangText);
  const { language } = useVisitor();
  const id = useId();
  const change = useRef<HTMLButtonElement>(null);
  const [isChanging, setChanging] = useState(false);
  const { date, zone, town, day, observances } = panchang;
  const calendar = calendarPath({ ...place, zone }, language);

  return (
    <section aria-labelledby={id} className={styles.panchang}>
      <div className={styles.head}>
        <h2 id={id}>{t.title}</h2>
        <p className={styles.soft}>
          {t.place(formatDate(`${date}T12:00:00Z`, "day", language, 0), place.name ?? town ?? zone)}
          {day && (
            <>
              <br />
              {t.month(day.month.purnimanta, day.paksha)}
            </>
          )}
        </p>
        <Button
          ref={change}
          variant="line"
          size="sm"
          aria-expanded={isChanging}
          className={styles.change}
          onClick={() => setChanging(!isChanging)}
        >
          {t.changePlace}
        </Button>
      </div>
      {isChanging && (
        <PlaceSearch
          onChoose={(found) => {
            setChanging(false);
            // The list with the focus goes away.
            change.current?.focus();
            onPlace(found);
          }}
        />
      )}
      {day ? (
        <>
          <div className={styles.columns}>
            <DayFacts day={day} zone={zone} />
            <ComingObservances observances={observances} today={date} />
          </div>
          <DayDetails day={day} zone={zone} />
          <p className={styles.links}>
            <Link href={`webcal://${location.host}${calendar}`} variant="more">
              {t.subscribe}
            </Link>
            <Link href={calendar} variant="more" download="aradhana.ics">
              {t.download}
            </Link>
          </p>
        </>
      ) : (
        <p>{t.noSunrise}</p>
      )}
    </section>
  );
}
