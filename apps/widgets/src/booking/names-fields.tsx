import type { NamedDevotee } from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { PlusIcon, TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { TextField } from "@aradhana/ui/text-field";
import styles from "./booking.module.css";
import type { text } from "./text.en.ts";

interface NamesFieldsProps {
  devotees: readonly NamedDevotee[];
  /** For how many people names can be given. */
  limit: number;
  /** The keys of rows that cannot be read out. */
  wrong: readonly number[];
  /** The keys of rows whose gotra cannot. */
  wrongGotras: readonly number[];
  words: (typeof text)["names"];
  onChange(devotees: readonly NamedDevotee[]): void;
}

/** Whose names the priest reads out, and of which gotra. */
export function NamesFields({ devotees, limit, wrong, wrongGotras, words: t, onChange }: NamesFieldsProps) {
  const change = (key: number, part: Partial<NamedDevotee>) =>
    onChange(devotees.map((devotee) => (devotee.key === key ? { ...devotee, ...part } : devotee)));
  const next = Math.max(...devotees.map(({ key }) => key)) + 1;

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <p className={styles.soft}>
        {t.why} {t.gotraHint}
      </p>
      {devotees.map(({ key, name, gotra }, place) => (
        <div key={key} className={styles.devotee}>
          <TextField
            label={t.name(place + 1)}
            name={`name-${key}`}
            autoComplete={place === 0 ? "name" : "off"}
            required
            maxLength={60}
            value={name}
            error={place >= limit ? t.tooMany(limit) : wrong.includes(key) && t.nameError}
            onChange={(event) => change(key, { name: event.target.value })}
          />
          <TextField
            label={t.gotra}
            name={`gotra-${key}`}
            autoComplete="off"
            maxLength={40}
            value={gotra}
            error={wrongGotras.includes(key) && t.gotraError}
            onChange={(event) => change(key, { gotra: event.target.value })}
          />
          {devotees.length > 1 && (
            <IconButton
              label={t.remove(place + 1)}
              className={styles.remove}
              onClick={() => onChange(devotees.filter((devotee) => devotee.key !== key))}
            >
              <TrashIcon size="sm" />
            </IconButton>
          )}
        </div>
      ))}
      {devotees.length < limit && (
        <Button
          variant="line"
          size="sm"
          className={styles.more}
          onClick={() => onChange([...devotees, { key: next, name: "", gotra: "" }])}
        >
          <PlusIcon size="sm" /> {t.add}
        </Button>
      )}
    </section>
  );
}
