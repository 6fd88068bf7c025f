import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { NameField } from "@aradhana/checkout/names";
import { type FamilyProfile, type FamilyProfileRequest, familyProfileRequest } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { devoteeFormText } from "./devotee-form-text.ts";
import styles from "./saved.module.css";
import type { SavedFormProps } from "./saved-list.tsx";
import { savedText } from "./text.ts";

export const texts = [devoteeFormText];

const { entries } = familyProfileRequest;
const empty: Omit<FamilyProfile, "id"> = { name: "", name_devanagari: "", gotra: "", relation: "self" };

/** Adds or changes a devotee. A spelling that the user chose is saved with the name. */
export function Form(props: SavedFormProps<FamilyProfile, FamilyProfileRequest>) {
  const { first = empty, busy, onSave, onCancel } = props;
  const t = useText(savedText);
  const messages = useText(devoteeFormText);
  const browser = useBrowser();
  const form = useRef<HTMLFormElement>(null);
  const [{ name, name_devanagari, gotra, relation, birth }, setDevotee] =
    useState<Omit<FamilyProfile, "id">>(first);
  const [isWritten, setWritten] = useState(first.name_devanagari !== "");
  const [tries, setTries] = useState(0);
  useFocusFirstError(form, tries);
  const spelling = isWritten ? name_devanagari.trim() : "";
  const isWrong = {
    name: !v.is(entries.name, name),
    spelling: !v.is(entries.name_devanagari, spelling) || (isWritten && spelling === ""),
    gotra: !v.is(entries.gotra, gotra),
  };
  const change = (part: Partial<FamilyProfile>) => setDevotee((now) => ({ ...now, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWrong.name || isWrong.spelling || isWrong.gotra) setTries((n) => n + 1);
    else onSave({ name, name_devanagari: spelling, gotra, relation, birth });
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className={styles.part}>
      <NameField
        devotee={{ name, name_devanagari, isWritten }}
        label={t.devotees.name}
        nameOf={(field) => field}
        isOwn={relation === "self"}
        error={tries > 0 && isWrong.name && (name.trim() ? messages.nameInvalid : messages.nameError)}
        isSpellingWrong={tries > 0 && isWrong.spelling && !isWrong.name}
        messages={messages}
        storage={browser?.storage}
        api={browser?.api}
        onChange={({ isWritten: written, ...part }) => {
          if (written !== undefined) setWritten(written);
          change({
            ...(part.name !== undefined && { name: part.name }),
            ...("name_devanagari" in part && { name_devanagari: part.name_devanagari ?? "" }),
          });
        }}
      />
      <TextField
        label={t.devotees.gotra}
        name="gotra"
        value={gotra}
        maxLength={40}
        error={tries > 0 && isWrong.gotra && t.wrongGotra}
        onChange={(event) => change({ gotra: event.target.value })}
      />
      <Select
        label={t.devotees.relation}
        value={relation}
        onChange={(event) => change({ relation: v.parse(entries.relation, event.target.value) })}
      >
        {entries.relation.options.map((each) => (
          <option key={each} value={each}>
            {t.devotees.relations[each]}
          </option>
        ))}
      </Select>
      <p className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </form>
  );
}
