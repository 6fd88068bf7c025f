import type { NamedDevotee } from "@aradhana/core/checkout";
import { Button } from "@aradhana/ui/button";
import { PlusIcon, TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { TextField } from "@aradhana/ui/text-field";
import type { NamesMessages } from "../messages-en/booking-messages.ts";

export interface NamesFieldsProps {
  devotees: readonly NamedDevotee[];
  /** For how many people names can be given. */
  limit: number;
  /** The keys of devotees whose name or gotra cannot be read out. */
  errors: { names?: readonly number[]; gotras?: readonly number[] };
  messages: NamesMessages;
  /** Said at names over the limit. @default as at any name that cannot be read out */
  tooMany?: string;
  /** Of the app's layout. */
  classNames: { row: string | undefined; remove: string | undefined; add: string | undefined };
  /** Called with a function that is given the devotees as they are by then. */
  onChange(change: (devotees: readonly NamedDevotee[]) => NamedDevotee[]): void;
}

/** Whose names the priest reads out, and of which gotra. */
export function NamesFields(props: NamesFieldsProps) {
  const { devotees, limit, errors, messages: t, tooMany, classNames, onChange } = props;
  const set = (key: number, part: Partial<NamedDevotee>) =>
    onChange((now) => now.map((devotee) => (devotee.key === key ? { ...devotee, ...part } : devotee)));
  const add = () =>
    onChange((now) => [...now, { key: Math.max(...now.map(({ key }) => key)) + 1, name: "", gotra: "" }]);

  return (
    <>
      {devotees.map(({ key, name, gotra }, place) => (
        <div key={key} className={classNames.row}>
          <TextField
            label={t.name(place + 1)}
            name={`name-${key}`}
            autoComplete={place === 0 ? "name" : "off"}
            required
            maxLength={60}
            value={name}
            error={
              (place >= limit && tooMany) ||
              (errors.names?.includes(key) && (name.trim() ? t.nameInvalid : t.nameError))
            }
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
            <IconButton
              label={t.remove(place + 1)}
              className={classNames.remove}
              onClick={() => onChange((now) => now.filter((devotee) => devotee.key !== key))}
            >
              <TrashIcon size="sm" />
            </IconButton>
          )}
        </div>
      ))}
      {devotees.length < limit && (
        <Button variant="line" size="sm" className={classNames.add} onClick={add}>
          <PlusIcon size="sm" /> {t.add}
        </Button>
      )}
    </>
  );
}
