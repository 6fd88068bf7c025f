import { dateOf, hasNoSuchDay } from "@aradhana/core/birth";
import type { DraftChange } from "@aradhana/core/checkout";
import { emptyName, type NameDraft, nameProblem } from "@aradhana/core/name-correction";
import type { ServicePackages } from "@aradhana/core/services";
import { DateField } from "@aradhana/ui/date-field";
import { useRef } from "react";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { useServiceDraft } from "../../checkout/service-order/use-service-draft.ts";
import { useServiceOrder } from "../../checkout/service-order/use-service-order.ts";
import { CountedName } from "./counted-name.tsx";
import { NameField } from "./name-field.tsx";
import styles from "./name-numbers.module.css";
import { ReportOffer } from "./report-offer.tsx";
import { nameNumbersText } from "./text.ts";
import { WithBirthDate } from "./with-birth-date.tsx";

const FIRST_YEAR = 1900;

/** A change of the name, whatever else is filled in meanwhile. */
const changeName =
  (part: Partial<NameDraft>): DraftChange =>
  ({ correction = emptyName }) => ({ correction: { ...correction, ...part } });

/** The numbers of a name as one types, counted here: no name leaves the page until a report is ordered. */
export function NameNumbersPage({ sold }: { sold: ServicePackages }) {
  const t = useText(nameNumbersText);
  const { language } = useVisitor();
  const fields = useRef<HTMLElement>(null);
  const { draft, change } = useServiceDraft("name_correction", sold.packages);
  const isOpen = draft.isBegun === true || draft.attempt !== undefined;
  const order = useServiceOrder({ type: "name_correction", draft, change, isOpen });
  const { correction = emptyName } = draft;
  const { name, birthName, date } = correction;
  const { errors, today } = order;
  const setName = (part: Partial<NameDraft>) => change(changeName(part));
  const dob = dateOf(correction);
  const isFuture = dob !== undefined && dob > today;
  const dobError = hasNoSuchDay(correction) ? "invalid" : errors.dob;
  const countedName = countable(name);
  const countedAtBirth = birthName.trim() ? countable(birthName) : countedName;

  return (
    <article ref={fields} className={styles.page}>
      <FieldErrors form={fields} errors={order.fieldErrors}>
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
                isMissing={errors.nameInUse === "empty"}
                onChange={(typed) => setName({ name: typed })}
              />
              <NameField
                {...{ label: t.birthName, hint: t.birthNameHint, name: "birth_name", autoComplete: "off" }}
                value={birthName}
                onChange={(typed) => setName({ birthName: typed })}
              />
              <DateField
                label={t.dob}
                hint={t.dobHint}
                name="dob"
                error={isFuture ? t.errors.future : dobError && t.errors.dob[dobError]}
                value={date}
                onValueChange={(parts) => setName({ date: parts })}
                locale={languages[language].locale}
                years={[FIRST_YEAR, Number(today.slice(0, 4))]}
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
        <ReportOffer
          {...{ sold, order, fields, correction, isOpen }}
          onChange={setName}
          onOrder={() => change({ isBegun: true })}
        />
        <section className={styles.limits}>
          <h2 className={styles.system}>{t.limits.title}</h2>
          <ul className={styles.bullets}>
            {t.limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </FieldErrors>
    </article>
  );
}

const countable = (name: string): string | undefined =>
  nameProblem(name.trim()) === undefined ? name.trim() : undefined;
