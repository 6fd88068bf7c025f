import { GotraField, NameField } from "@aradhana/checkout/names";
import { gotras, nakshatras, rashis } from "@aradhana/core/sankalp";
import { Button } from "@aradhana/ui/button";
import { Disclosure } from "@aradhana/ui/disclosure";
import { FieldGroup } from "@aradhana/ui/field";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { BirthDate } from "./birth-date.tsx";
import styles from "./sankalp.module.css";
import { type DevoteeDraft, relations } from "./sankalp-draft.ts";
import { sankalpText } from "./text.ts";

interface Props {
  /** From 1, in the order of the reading. */
  number: number;
  devotee: DevoteeDraft;
  /** The gotras of those before. */
  givenGotras: readonly string[];
  /** How a field is known in the form. */
  nameOf(field: string): string;
  /** The code of the error of a field. */
  errorOf(field: string): string | undefined;
  onChange(part: Partial<DevoteeDraft>): void;
  onRemove: (() => void) | undefined;
}

/** In each script; some that are spelled in two ways in Latin are one in Devanagari. */
const gotraNames = [0, 1].map((script) => [...new Set(gotras.map((gotra) => gotra[script] ?? ""))]);

/** One person of the sankalp. */
export function DevoteeFields(props: Props) {
  const { number, devotee, givenGotras, nameOf, errorOf, onChange, onRemove } = props;
  const t = useText(sankalpText);
  const { language } = useVisitor();
  const browser = useBrowser();
  const inScript = language === "hi" ? 1 : 0;
  const gotraError = errorOf("gotra");
  const dobError = errorOf("dob");
  const pronouncedError = errorOf("pronounced");
  const nameError = errorOf("name") as keyof typeof t.nameErrors | undefined;

  return (
    <div className={styles.devotee}>
      <FieldGroup label={t.devotee(number)} tabIndex={-1} className={styles.person}>
        <NameField
          {...{ devotee, nameOf, onChange }}
          storage={browser?.storage}
          api={browser?.api}
          label={t.name}
          isOwn={number === 1}
          error={nameError && (t.nameErrors[nameError] ?? t.nameErrors.too_short)}
          isSpellingWrong={errorOf("name_devanagari") !== undefined && nameError === undefined}
          messages={t.names}
        />
        <GotraField
          {...{ devotee, language }}
          name={nameOf("gotra")}
          required
          error={gotraError && (gotraError === "required" ? t.gotraError : t.gotraCharacters)}
          messages={t.names}
          given={givenGotras}
          suggestions={gotraNames[inScript]}
          onChange={({ gotra, gotra_unknown = false }) => onChange({ gotra, gotra_unknown })}
        />
        <Select
          label={t.relation}
          value={devotee.relation}
          onChange={({ target }) =>
            onChange({ relation: relations.find((one) => one === target.value) ?? devotee.relation })
          }
        >
          {relations.map((relation) => (
            <option key={relation} value={relation}>
              {t.relations[relation]}
            </option>
          ))}
        </Select>
        <Disclosure summary={t.more} open={dobError !== undefined || pronouncedError !== undefined}>
          <div className={styles.moreFields}>
            {(
              [
                ["nakshatra", nakshatras],
                ["rashi", rashis],
              ] as const
            ).map(([field, names]) => (
              <Select
                key={field}
                label={t[field]}
                value={devotee[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              >
                <option value="">{t.none}</option>
                {names.map((name) => (
                  <option key={name[0]} value={name[0]}>
                    {name[inScript]}
                  </option>
                ))}
              </Select>
            ))}
            <BirthDate
              value={devotee}
              onChange={onChange}
              name={nameOf("dob")}
              error={dobError}
              isOwn={number === 1}
            />
            <TextField
              label={t.pronounced}
              name={nameOf("pronounced")}
              error={pronouncedError && t.wishError}
              autoComplete="off"
              maxLength={80}
              value={devotee.pronounced}
              onChange={(event) => onChange({ pronounced: event.target.value })}
            />
          </div>
        </Disclosure>
        {onRemove && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {t.remove(number)}
          </Button>
        )}
      </FieldGroup>
    </div>
  );
}
