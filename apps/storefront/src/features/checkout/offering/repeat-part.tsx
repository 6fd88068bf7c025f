import { type Chadhaava, MANDATE_LIMIT, repeatMonths } from "@aradhana/core/contract";
import { addMonths } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Link } from "@aradhana/ui/link";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { Select } from "@aradhana/ui/select";
import { useLocation } from "react-router-dom";
import { repeatText } from "../../../lines/chadhaava/repeat-text.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import shared from "../one-page/one-page.module.css";
import styles from "./booking.module.css";
import type { OfferingState } from "./use-offering.ts";

export const texts = [repeatText];

interface RepeatPartProps {
  chadhaava: Chadhaava;
  offering: OfferingState;
  now: number;
}

/** Once, or every week or month: with what is charged, until when, and how it is stopped. */
export function RepeatPart({ chadhaava, offering, now }: RepeatPartProps) {
  const t = useText(repeatText);
  const { language } = useVisitor();
  const { pathname } = useLocation();
  const { change, quote, repeat, canRepeat, signedInPhone, agreedToRepeat, setAgreedToRepeat } = offering;
  const grand = quote.shown?.totals.grand;
  if (!grand) return null;

  function choose(value: string) {
    const frequency = chadhaava.frequencies.find((each) => each === value);
    change({ repeat: frequency && { frequency, months: repeat?.months ?? repeatMonths[0] } });
    setAgreedToRepeat(false);
  }

  const amount = formatMoney(grand);
  const until = formatDate(
    addMonths(new Date(now), repeat?.months ?? repeatMonths[0]).toISOString(),
    "day-year",
    language,
  );
  return (
    <section className={shared.part}>
      <RadioCards label={t.title} name="repeat" value={repeat?.frequency ?? "once"} onValueChange={choose}>
        <RadioCard value="once" title={t.once} />
        {chadhaava.frequencies.map((frequency) => (
          <RadioCard key={frequency} value={frequency} title={t.every[frequency]} disabled={!canRepeat} />
        ))}
      </RadioCards>
      {!signedInPhone && (
        <p className={styles.soft}>
          {t.account}{" "}
          <Link variant="text" href={pathTo("/auth", { next: pathname })}>
            {t.signIn}
          </Link>
        </p>
      )}
      {signedInPhone && !canRepeat && (
        <p className={styles.soft}>
          {t.limit(formatMoney({ amount: MANDATE_LIMIT, currency: grand.currency }))}
        </p>
      )}
      {repeat && (
        <>
          <Select
            label={t.months}
            value={repeat.months}
            onChange={({ target }) => {
              const months = repeatMonths.find((each) => String(each) === target.value) ?? repeatMonths[0];
              change({ repeat: { ...repeat, months } });
              setAgreedToRepeat(false);
            }}
          >
            {repeatMonths.map((months) => (
              <option key={months} value={months}>
                {t.forMonths(months)}
              </option>
            ))}
          </Select>
          <ul className={styles.points}>
            {t.points(amount).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Checkbox
            checked={agreedToRepeat}
            onChange={(event) => setAgreedToRepeat(event.target.checked)}
            error={offering.errors.repeat && !agreedToRepeat && t.consentError}
          >
            {t.consent[repeat.frequency](amount, until)}
          </Checkbox>
        </>
      )}
    </section>
  );
}
