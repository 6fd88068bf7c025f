import { type FamilyProfileRequest, familyProfileRequest } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./saved.module.css";
import type { SavedFormProps } from "./saved-list.tsx";
import { savedText } from "./text.ts";

const { name: nameRule, gotra: gotraRule, relation: relationRule } = familyProfileRequest.entries;
const empty: FamilyProfileRequest = { name: "", gotra: "", relation: "self" };

/** Adds or changes a devotee. */
export function DevoteeForm({ first = empty, busy, onSave, onCancel }: SavedFormProps<FamilyProfileRequest>) {
  const t = useText(savedText);
  const [devotee, setDevotee] = useState(first);
  const [wasTried, setTried] = useState(false);
  const isWrong = { name: !v.is(nameRule, devotee.name), gotra: !v.is(gotraRule, devotee.gotra ?? "") };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong.name && !isWrong.gotra) onSave(devotee);
  }

  return (
    <form method="post" onSubmit={submit} noValidate className={styles.part}>
      <TextField
        label={t.devotees.name}
        value={devotee.name}
        maxLength={60}
        error={wasTried && isWrong.name && t.wrongName}
        onChange={(event) => setDevotee({ ...devotee, name: event.target.value })}
      />
      <TextField
        label={t.devotees.gotra}
        value={devotee.gotra}
        maxLength={40}
        error={wasTried && isWrong.gotra && t.wrongGotra}
        onChange={(event) => setDevotee({ ...devotee, gotra: event.target.value })}
      />
      <Select
        label={t.devotees.relation}
        value={devotee.relation}
        onChange={(event) => setDevotee({ ...devotee, relation: v.parse(relationRule, event.target.value) })}
      >
        {relationRule.options.map((relation) => (
          <option key={relation} value={relation}>
            {t.devotees.relations[relation]}
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
