import { type BirthDraft, type BirthErrors, offsetText, readOffset } from "@aradhana/core/birth";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Opening } from "@aradhana/ui/progress";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { TextField } from "@aradhana/ui/text-field";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./birth-details.module.css";
import { birthText } from "./text.ts";
import type { KnownTime } from "./use-local-time.ts";

const NAME = "birth-offset";

interface OffsetUsedProps extends Pick<BirthDraft, "offset"> {
  known: KnownTime;
  error: BirthErrors["birthOffset"];
  onChange(offset: string): void;
}

/** The UTC offset that the chart is computed with: the zone's own, one of two, or the one that the buyer types. */
export function OffsetUsed(props: OffsetUsedProps) {
  const t = useText(birthText);
  const { known } = props;
  return (
    <>
      <div className={styles.offset} role="status">
        {known.status === "working" && (
          <p className={styles.soft}>
            <Opening />
            {t.offsetChecking}
          </p>
        )}
        {known.status === "failed" && (
          <>
            <p className={styles.soft}>{t.offsetFailed}</p>
            <Button variant="line" size="sm" onClick={known.retry}>
              {t.offsetRetry}
            </Button>
          </>
        )}
        {known.status === "ready" && <Readings {...props} known={known} />}
      </div>
      {known.status === "ready" && known.time.status === "unique" && <OwnOffset {...props} />}
    </>
  );
}

type Ready = { known: Extract<KnownTime, { status: "ready" }> };

function Readings({ known, offset, error, onChange }: OffsetUsedProps & Ready) {
  const t = useText(birthText);
  const { status, readings } = known.time;
  const [first] = readings;
  const chosen = readOffset(offset);
  return (
    <>
      {status === "unique" ? (
        <p>{t.offset(`UTC${chosen === undefined ? first?.offset_text : offsetText(chosen)}`)}</p>
      ) : (
        <RadioCards
          label={t[status]}
          name={NAME}
          value={readings.find((reading) => reading.offset === chosen)?.offset_text ?? null}
          error={error && t.errors.birthOffset[error]}
          onValueChange={onChange}
        >
          {readings.map(({ offset_text }, nth) => (
            <RadioCard
              key={offset_text}
              value={offset_text}
              title={`UTC${offset_text}`}
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

/** For visitors whose document names another offset than the history of the zone. */
function OwnOffset({ offset, error, onChange }: OffsetUsedProps) {
  const t = useText(birthText);
  return (
    <Disclosure summary={t.ownOffset} open={offset !== ""}>
      <TextField
        label={t.ownOffsetLabel}
        hint={t.ownOffsetHint}
        name={NAME}
        autoComplete="off"
        maxLength={16}
        value={offset}
        error={error && t.errors.birthOffset[error]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Disclosure>
  );
}
