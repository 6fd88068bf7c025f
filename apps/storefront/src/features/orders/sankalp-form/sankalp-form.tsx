import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { FamilyProfile } from "@aradhana/core/contract";
import { type FieldError, sankalpRequest } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useShowProgress } from "@aradhana/ui/progress";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { TextArea } from "@aradhana/ui/text-area";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import type { RitualOrder } from "../../../lines/order-line.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { PhoneInput } from "../../account/phone/phone-input.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import { DevoteeFields } from "./devotee-fields.tsx";
import styles from "./sankalp.module.css";
import { emptyDevotee, type SankalpDraft } from "./sankalp-draft.ts";
import { checkSankalp, hasErrors } from "./sankalp-errors.ts";
import { sankalpText } from "./text.ts";
import { useFocusDevotee } from "./use-focus-devotee.ts";
import { useVisibleErrors } from "./use-shown-errors.ts";

interface Props {
  booked: RitualOrder;
  draft: SankalpDraft;
  onDraft(draft: SankalpDraft): void;
  isSending: boolean;
  /** What the server did not accept. */
  fieldErrors?: readonly FieldError[] | undefined;
  /** Whether one comes back to it, from what was read back. */
  isBack: boolean;
  /** Everything is right: have it read back. */
  onPreview(): void;
}

const MAX_WISH = 200;
const purposes = sankalpRequest.entries.purpose.options;

/** Who is to be named, for whom and with what wish. */
export function SankalpForm({ booked, draft, onDraft, isSending, fieldErrors, isBack, onPreview }: Props) {
  const t = useText(sankalpText);
  const form = useRef<HTMLFormElement>(null);
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const token = useUser()?.token;
  const { found, isVisible, onBlur, showAllErrors, forget } = useVisibleErrors(booked.order.id, draft);
  const [tries, setTries] = useState(0);
  useFocusFirstError(form, tries);
  const focusDevotee = useFocusDevotee(form, isBack ? 0 : undefined);
  const { nameLimit: max, isVip } = orderedRitual(booked);
  // What a row keeps to itself, such as what is folded open, stays with its devotee when others go.
  const [rows, setRows] = useState(() => draft.devotees.map((_, index) => index));
  const rowName = (index: number) => `devotee-${rows[index]}-`;
  const change = (part: Partial<SankalpDraft>) => onDraft({ ...draft, ...part });

  function add() {
    setRows([...rows, Math.max(...rows) + 1]);
    change({ devotees: [...draft.devotees, { ...emptyDevotee, relation: "other" }] });
  }

  /** Into the first empty row, or into a new one while there is room. */
  function fillIn({ name, name_devanagari, gotra, relation }: FamilyProfile) {
    const isWritten = name_devanagari !== "";
    const saved = { ...emptyDevotee, name, name_devanagari, isWritten, gotra, relation };
    const empty = draft.devotees.findIndex((devotee) => !devotee.name.trim());
    if (empty >= 0) return change({ devotees: draft.devotees.with(empty, saved) });
    if (draft.devotees.length >= max) return;
    setRows([...rows, Math.max(...rows) + 1]);
    change({ devotees: [...draft.devotees, saved] });
  }

  function remove(index: number) {
    setRows(rows.filter((_, at) => at !== index));
    forget(rowName(index));
    change({ devotees: draft.devotees.filter((_, at) => at !== index) });
    focusDevotee(Math.min(index, rows.length - 2));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = await showProgress(checkSankalp(booked.order.id, draft, { log: browser?.log, token }));
    if (!hasErrors(wrong)) return onPreview();
    if (form.current) showAllErrors(form.current, wrong);
    setTries((n) => n + 1);
  }

  return (
    <form ref={form} method="post" onSubmit={submit} onBlur={onBlur} noValidate className={styles.form}>
      <FieldErrors form={form} errors={fieldErrors}>
        <OfferSaved kind="devotees" given={draft.devotees.map(({ name }) => name)} onChoose={fillIn} />
        {draft.devotees.map((devotee, index) => (
          <DevoteeFields
            key={rows[index]}
            number={index + 1}
            devotee={devotee}
            givenGotras={draft.devotees.slice(0, index).map(({ gotra }) => gotra)}
            nameOf={(field) => rowName(index) + field}
            errorOf={(field) =>
              isVisible(rowName(index) + field) ? found.fields[`devotees.${index}.${field}`] : undefined
            }
            onChange={(part) =>
              change({
                devotees: draft.devotees.map((one, at) => (at === index ? { ...one, ...part } : one)),
              })
            }
            onRemove={draft.devotees.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        {max > 1 && (
          <div className={styles.add}>
            <p className={styles.soft}>{t.upTo(max)}</p>
            {draft.devotees.length < max && (
              <Button variant="line" onClick={add}>
                {t.add}
              </Button>
            )}
          </div>
        )}
        <RadioCards
          label={t.purpose}
          value={draft.purpose}
          onValueChange={(value) =>
            change({ purpose: purposes.find((one) => one === value) ?? draft.purpose })
          }
        >
          {purposes.map((purpose) => (
            <RadioCard key={purpose} value={purpose} title={t.purposes[purpose]} />
          ))}
        </RadioCards>
        <TextArea
          label={t.wish}
          hint={t.wishHint}
          error={isVisible("wish") && found.fields.wish && t.wishError}
          name="wish"
          maxLength={MAX_WISH}
          value={draft.wish}
          onChange={(event) => change({ wish: event.target.value })}
        />
        <Checkbox
          checked={draft.wish_public}
          hint={t.wishPrivate}
          onChange={(event) => change({ wish_public: event.target.checked })}
        >
          {t.wishPublic}
        </Checkbox>
        <PhoneInput
          label={t.video}
          required={false}
          value={draft.video_phone}
          onValueChange={(video_phone) => change({ video_phone })}
          name="video"
          reason={isVisible("video") ? found.video : undefined}
        />
        {isVip && (
          <>
            <TextField
              label={t.vip.time}
              hint={t.vip.timeHint}
              name="preferred_time"
              error={isVisible("preferred_time") && found.fields.preferred_time && t.startError}
              maxLength={60}
              value={draft.preferred_time}
              onChange={(event) => change({ preferred_time: event.target.value })}
            />
            <PhoneInput
              label={t.vip.call}
              required={false}
              value={draft.call_phone}
              onValueChange={(call_phone) => change({ call_phone })}
              name="call"
              reason={isVisible("call") ? found.call : undefined}
            />
          </>
        )}
        <OfferSaved
          kind="saving"
          saves="names"
          checked={draft.saves === true}
          onChange={(saves) => change({ saves })}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {t.preview}
        </Button>
      </FieldErrors>
    </form>
  );
}
