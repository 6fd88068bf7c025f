import { nameProblem } from "@aradhana/core/name-correction";
import { DateField, type DateParts } from "@aradhana/ui/date-field";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { CountedName } from "./counted-name.tsx";
import { NameField } from "./name-field.tsx";
import styles from "./name-numbers.module.css";
import { nameNumbersText } from "./text.ts";
import { WithBirthDate } from "./with-birth-date.tsx";

const FIRST_YEAR = 1900;

/** The numbers of a name as one types. They are counted here: no name leaves the page. */
export function NameNumbersPage() {
  const t = useText(nameNumbersText);
  const { language } = useVisitor();
  const [name, setName] = useState("");
  const [birthName, setBirthName] = useState("");
  const [parts, setParts] = useState<DateParts>({});
  const lastYear = useThisYear();
  const dob = isoDayOf(parts);
  const isFuture = dob !== undefined && Date.parse(dob) > Date.now();
  const countedName = countable(name);
  const countedAtBirth = birthName.trim() ? countable(birthName) : countedName;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <NeedsScript>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <NameField
              {...{ label: t.name, hint: t.nameHint, name: "name", autoComplete: "name" }}
              value={name}
              onChange={setName}
            />
            <NameField
              {...{ label: t.birthName, hint: t.birthNameHint, name: "birth_name", autoComplete: "off" }}
              value={birthName}
              onChange={setBirthName}
            />
            <DateField
              label={t.dob}
              hint={t.dobHint}
              name="dob"
              error={isFuture && t.errors.future}
              value={parts}
              onValueChange={setParts}
              locale={languages[language].locale}
              years={[FIRST_YEAR, lastYear]}
              dayLabel={t.day}
              monthLabel={t.month}
              yearLabel={t.year}
            />
          </div>
          <div className={styles.results}>
            {countedName && <CountedName name={countedName} system="chaldean" />}
            {countedAtBirth && <CountedName name={countedAtBirth} system="pythagorean" />}
            {countedName && dob && !isFuture && <WithBirthDate name={countedName} dob={dob} />}
          </div>
        </div>
      </NeedsScript>
      <section className={styles.limits}>
        <h2 className={styles.system}>{t.limits.title}</h2>
        <ul className={styles.bullets}>
          {t.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The year of this device; for the server and for hydration that of Greenwich, because at the new year they differ. */
function useThisYear(): number {
  const now = new Date();
  return useHydrated() ? now.getFullYear() : now.getUTCFullYear();
}

const countable = (name: string): string | undefined =>
  nameProblem(name.trim()) === undefined ? name.trim() : undefined;

function isoDayOf({ day, month, year }: DateParts): string | undefined {
  if (!day || !month || !year) return undefined;
  return [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
