import type { PanchangDay } from "@aradhana/core/panchang";
import { Disclosure } from "@aradhana/ui/disclosure";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Choghadiya } from "./choghadiya.tsx";
import { Facts } from "./facts.tsx";
import styles from "./panchang.module.css";
import { panchangText } from "./text.ts";
import { usePlaceTime } from "./use-place-time.ts";

interface Props {
  day: NonNullable<PanchangDay["day"]>;
  zone: string;
}

/** The finer points of a day: yoga, karana, choghadiya. */
export function DayDetails({ day, zone }: Props) {
  const t = useText(panchangText);
  const { spanOf, untilOf } = usePlaceTime(day, zone);
  return (
    <Disclosure summary={t.more}>
      <div className={styles.more}>
        <Facts
          facts={[
            [t.facts.yoga, untilOf(day.yoga)],
            [t.facts.karana, untilOf(day.karana)],
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
  );
}
