import {
  type BirthDraft,
  type BirthErrors,
  dateOf,
  draftOfBirth,
  hasNoSuchDay,
  isMinor,
} from "@aradhana/core/birth";
import { Checkbox } from "@aradhana/ui/checkbox";
import { DateField } from "@aradhana/ui/date-field";
import { Disclosure } from "@aradhana/ui/disclosure";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { TimeField } from "@aradhana/ui/time-field";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import styles from "./birth-details.module.css";
import { BirthPlaceField } from "./birth-place-field.tsx";
import { OffsetUsed } from "./offset-used.tsx";
import { birthText } from "./text.ts";
import type { KnownTime } from "./use-local-time.ts";

const FIRST_YEAR = 1900;
const genders = ["", "female", "male", "other"] as const;
const windows = [0, 5, 15, 60] as const;

export type BirthPurpose = "report" | "session";

interface BirthDetailsProps {
  /** What the details are used for. @default "report" */
  purpose?: BirthPurpose;
  birth: BirthDraft;
  errors: BirthErrors;
  known: KnownTime;
  /** The visitor's day, 2026-11-28. */
  today: string;
  onChange(part: Partial<BirthDraft>): void;
}

/** Who was born, when and where: the same for a kundali and for a consultation. */
export function BirthDetails(props: BirthDetailsProps) {
  const { purpose = "report", birth, errors, known, today, onChange } = props;
  const t = useText(birthText);
  const { language } = useVisitor();
  const date = dateOf(birth);
  const dateError = hasNoSuchDay(birth) ? "invalid" : errors.birthDate;
  // Another moment or place may have other offsets.
  const changeMoment = (part: Partial<BirthDraft>) => onChange({ ...part, offset: "" });
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>{t.title}</h2>
      <Disclosure summary={t.why}>
        <p className={styles.soft}>{t.whyText[purpose]}</p>
      </Disclosure>
      <OfferSaved
        kind="devotees"
        given={[birth.name]}
        onChoose={({ name, birth: saved }) => onChange(saved ? draftOfBirth({ ...saved, name }) : { name })}
      />
      <TextField
        label={t.name}
        hint={t.nameHint}
        name="birth-name"
        autoComplete="off"
        required
        maxLength={60}
        value={birth.name}
        error={errors.birthName && t.errors.birthName[errors.birthName]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select
        label={t.gender}
        name="birth-gender"
        value={birth.gender}
        onChange={({ target }) => onChange({ gender: genders.find((each) => each === target.value) ?? "" })}
      >
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {t.genders[gender]}
          </option>
        ))}
      </Select>
      <DateField
        label={t.date}
        name="birth-date"
        required
        error={dateError && t.errors.birthDate[dateError]}
        value={birth.date}
        onValueChange={(parts) => changeMoment({ date: parts })}
        locale={languages[language].locale}
        years={[FIRST_YEAR, Number(today.slice(0, 4))]}
        dayLabel={t.day}
        monthLabel={t.month}
        yearLabel={t.year}
      />
      <TimeField
        label={t.time}
        name="birth-time"
        hint={t.timeHint}
        required
        error={errors.birthTime && t.errors.birthTime[errors.birthTime]}
        value={birth.time}
        onValueChange={(time) => changeMoment({ time })}
        hourLabel={t.hour}
        minuteLabel={t.minute}
        halfLabel={t.half}
        halves={t.halves}
        unknown={{
          ...{ label: t.unknownTime, hint: t.unknownTimeHint, checked: birth.isTimeUnknown },
          onCheckedChange: (isTimeUnknown) => changeMoment({ isTimeUnknown }),
        }}
      />
      {!birth.isTimeUnknown && (
        <Select
          label={t.window}
          name="birth-window"
          value={birth.window}
          onChange={({ target }) => onChange({ window: Number(target.value) })}
        >
          {windows.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t.windows[minutes]}
            </option>
          ))}
        </Select>
      )}
      <BirthPlaceField
        place={birth.place}
        error={errors.birthPlace && t.errors.birthPlace[errors.birthPlace]}
        onChange={(place) => changeMoment({ place })}
      />
      <OffsetUsed
        {...{ known, offset: birth.offset, error: errors.birthOffset }}
        onChange={(offset) => onChange({ offset })}
      />
      {date && date <= today && isMinor(date, today) && (
        <Checkbox
          name="birth-guardian"
          checked={birth.hasGuardian}
          hint={t.guardianHint}
          error={errors.guardian && t.errors.guardian}
          onChange={({ target }) => onChange({ hasGuardian: target.checked })}
        >
          {t.guardian}
        </Checkbox>
      )}
    </section>
  );
}
