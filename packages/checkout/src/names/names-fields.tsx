import type { ApiClient } from "@aradhana/core/api";
import type { NamedDevotee } from "@aradhana/core/checkout";
import type { Language } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { Button } from "@aradhana/ui/button";
import { PlusIcon, TrashIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import type { NamesMessages } from "../messages-en/booking-messages.ts";
import { GotraField } from "./gotra-field.tsx";
import { NameField } from "./name-field.tsx";

export interface NamesFieldsProps {
  devotees: readonly NamedDevotee[];
  /** For how many people names can be given. */
  limit: number;
  /** The keys of devotees whose name, spelling or gotra cannot be read out. */
  errors: { names?: readonly number[]; spellings?: readonly number[]; gotras?: readonly number[] };
  messages: NamesMessages;
  language: Language;
  /** Where the buyer's own spellings are remembered; undefined until the browser's services are there. */
  storage: KeyValueStorage | undefined;
  /** Knows more names than the browser; undefined until the browser's services are there. */
  api: ApiClient | undefined;
  /** Said at names over the limit. @default as at any name that cannot be read out */
  tooMany?: string;
  /** Of the app's layout. */
  classNames: Record<"row" | "column" | "remove" | "add", string | undefined>;
  /** Called with a function that is given the devotees as they are by then. */
  onChange(change: (devotees: readonly NamedDevotee[]) => NamedDevotee[]): void;
}

/** Whose names the priest reads out, and of which gotra. */
export function NamesFields(props: NamesFieldsProps) {
  const { devotees, limit, errors, messages, language, storage, api, tooMany, classNames, onChange } = props;
  const t = messages;
  const set = (key: number, part: Partial<NamedDevotee>) =>
    onChange((now) => now.map((devotee) => (devotee.key === key ? { ...devotee, ...part } : devotee)));
  const add = () =>
    onChange((now) => [...now, { key: Math.max(...now.map(({ key }) => key)) + 1, name: "", gotra: "" }]);

  return (
    <>
      {devotees.map((devotee, place) => {
        const { key } = devotee;
        return (
          <div key={key} className={classNames.row}>
            <div className={classNames.column}>
              <NameField
                {...{ devotee, messages, storage, api }}
                label={t.name(place + 1)}
                nameOf={(field) => `devotee-${key}-${field}`}
                isOwn={place === 0}
                error={
                  (place >= limit && tooMany) ||
                  (errors.names?.includes(key) && (devotee.name.trim() ? t.nameInvalid : t.nameError))
                }
                isSpellingWrong={errors.spellings?.includes(key) ?? false}
                onChange={(part) => set(key, part)}
              />
            </div>
            <div className={classNames.column}>
              <GotraField
                {...{ devotee, messages, language }}
                name={`devotee-${key}-gotra`}
                error={errors.gotras?.includes(key) && t.gotraError}
                given={devotees.slice(0, place).map(({ gotra }) => gotra)}
                onChange={(part) => set(key, part)}
              />
            </div>
            {devotees.length > 1 && (
              <IconButton
                label={t.remove(place + 1)}
                className={classNames.remove}
                onClick={() => onChange((now) => now.filter((one) => one.key !== key))}
              >
                <TrashIcon size="sm" />
              </IconButton>
            )}
          </div>
        );
      })}
      {devotees.length < limit && (
        <Button variant="line" size="sm" className={classNames.add} onClick={add}>
          <PlusIcon size="sm" /> {t.add}
        </Button>
      )}
    </>
  );
}
