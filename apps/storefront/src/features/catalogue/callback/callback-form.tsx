import { requestCallback } from "@aradhana/core/api";
import { type CallTime, callTime, personName } from "@aradhana/core/contract";
import { languages, parseLanguage } from "@aradhana/core/language";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { Select } from "@aradhana/ui/select";
import { TextField } from "@aradhana/ui/text-field";
import { useState } from "react";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useProfileName } from "../../account/saved/use-profile-name.ts";
import { RequestForm, requestTexts } from "../request/request-form.tsx";
import { callbackText } from "./text.ts";

export const texts = [...requestTexts, callbackText];

export interface CallbackFormProps {
  /** The VIP puja that the call is about. @default VIP pujas in general */
  poojaId?: string;
}

const choices = Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }));

/** The form in which a visitor asks customer care for a call. */
export function CallbackForm({ poojaId }: CallbackFormProps) {
  const t = useText(callbackText);
  const visitor = useVisitor();
  const known = useProfileName();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? known ?? "";
  const [time, setTime] = useState<CallTime>("any");
  const [language, setLanguage] = useState(visitor.language);
  const isValid = v.safeParse(personName, name).success;
  return (
    <RequestForm
      replacesButton
      messages={t}
      isValid={isValid}
      before={(isTried) => (
        <TextField
          required
          label={t.name}
          name="name"
          value={name}
          autoComplete="name"
          maxLength={60}
          error={isTried && !isValid && (name.trim() ? t.nameInvalid : t.nameError)}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      send={(api, phone) =>
        requestCallback(api, {
          ...{ pooja_id: poojaId ?? null, name, phone, preferred_time: time },
          ...{ consent: true, lang: language },
        })
      }
    >
      <Select
        label={t.time}
        name="time"
        value={time}
        onChange={({ target }) => setTime(v.parse(callTime, target.value))}
      >
        {callTime.options.map((option) => (
          <option key={option} value={option}>
            {t.times[option]}
          </option>
        ))}
      </Select>
      <ChoiceChips
        label={t.language}
        choices={choices}
        value={language}
        onValueChange={(value) => setLanguage(parseLanguage(value) ?? language)}
      />
    </RequestForm>
  );
}
