import type { BirthDraft } from "@aradhana/core/birth";
import { Button } from "@aradhana/ui/button";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./birth-details.module.css";
import { birthText } from "./text.ts";
import type { KnownTime } from "./use-local-time.ts";

interface OffsetUsedProps extends Pick<BirthDraft, "offset"> {
  known: KnownTime;
  isMissing: boolean;
  onChoose(offset: number): void;
}

/** The UTC offset that the chart is computed with; of two, the one that the buyer chooses. */
export function OffsetUsed({ known, offset, isMissing, onChoose }: OffsetUsedProps) {
  const t = useText(birthText);
  return (
    <div className={styles.offset} role="status">
      {known.status === "working" && <p className={styles.soft}>{t.offsetChecking}</p>}
      {known.status === "failed" && (
        <>
          <p className={styles.soft}>{t.offsetFailed}</p>
          <Button variant="line" size="sm" onClick={known.retry}>
            {t.offsetRetry}
          </Button>
        </>
      )}
      {known.status === "ready" && <Readings {...{ known, offset, isMissing, onChoose }} />}
    </div>
  );
}

function Readings({
  known,
  offset,
  isMissing,
  onChoose,
}: OffsetUsedProps & { known: Extract<KnownTime, { status: "ready" }> }) {
  const t = useText(birthText);
  const { status, readings } = known.time;
  const [first] = readings;
  return (
    <>
      {status === "unique" ? (
        <p>{t.offset(`UTC${first?.offset_text}`)}</p>
      ) : (
        <RadioCards
          label={t[status]}
          name="birth-offset"
          value={offset === null ? null : String(offset)}
          error={isMissing && t.errors.birthOffset}
          onValueChange={(value) => onChoose(Number(value))}
        >
          {readings.map((reading, nth) => (
            <RadioCard
              key={reading.offset}
              value={String(reading.offset)}
              title={`UTC${reading.offset_text}`}
              description={t.readings[status][nth]}
            />
          ))}
        </RadioCards>
      )}
      {first?.warnings.map((warning) => (
        <p key={warning} className={styles.soft}>
          {t.warnings[warning]}
        </p>
      ))}
    </>
  );
}
