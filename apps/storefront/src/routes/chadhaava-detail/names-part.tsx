import type { NamedDevotee } from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { PlusIcon, TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { TextField } from "@aradhana/ui/text-field";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import styles from "./booking.module.css";
import type { OfferingState } from "./use-offering.ts";

interface NamesPartProps {
  /** The largest number of names. */
  limit: number;
  offering: OfferingState;
}

/** Whose names the priest reads out, and of which gotra. */
export function NamesPart({ limit, offering: { draft, change, errors } }: NamesPartProps) {
  const { names: t } = useText(chadhaavaPageText);
  const { devotees } = draft;
  const set = (key: number, part: Partial<NamedDevotee>) =>
    change((now) => ({
      devotees: now.devotees.map((devotee) => (devotee.key === key ? { ...devotee, ...part } : devotee)),
    }));
  const add = () =>
    change((now) => ({
      devotees: [
        ...now.devotees,
        { key: Math.max(...now.devotees.map(({ key }) => key)) + 1, name: "", gotra: "" },
      ],
    }));
  const remove = (removed: number) =>
    change((now) => ({ devotees: now.devotees.filter(({ key }) => key !== removed) }));

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.soft}>{t.note}</p>
      {devotees.map(({ key, name, gotra }, place) => (
        <div key={key} className={styles.devotee}>
          <TextField
            label={t.name(place + 1)}
            name={`name-${key}`}
            autoComplete={place === 0 ? "name" : "off"}
            required
            maxLength={60}
            value={name}
            error={errors.names?.includes(key) && t.nameError}
            onChange={(event) => set(key, { name: event.target.value })}
          />
          <TextField
            label={t.gotra}
            name={`gotra-${key}`}
            autoComplete="off"
            maxLength={40}
            value={gotra}
            error={errors.gotras?.includes(key) && t.gotraError}
            onChange={(event) => set(key, { gotra: event.target.value })}
          />
          {devotees.length > 1 && (
            <IconButton label={t.remove(place + 1)} className={styles.remove} onClick={() => remove(key)}>
              <TrashIcon size="sm" />
            </IconButton>
          )}
        </div>
      ))}
      {devotees.length < limit && (
        <Button variant="line" size="sm" className={styles.add} onClick={add}>
          <PlusIcon size="sm" /> {t.add}
        </Button>
      )}
      <p className={styles.soft}>{t.limit(limit)}</p>
    </section>
  );
}
