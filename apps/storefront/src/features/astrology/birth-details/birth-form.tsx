import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { ApiClient } from "@aradhana/core/api";
import {
  type BirthDetails as Birth,
  type BirthDetailsInput,
  type BirthErrors,
  birthOf,
  checkBirth,
  draftOfBirth,
  emptyBirth,
} from "@aradhana/core/birth";
import { remainingErrors } from "@aradhana/core/checkout";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useToday } from "../../../shared/local-time/use-today.ts";
import { placeSearchText } from "../../content/place-search/text.ts";
import styles from "./birth-details.module.css";
import { BirthDetails, type BirthPurpose } from "./birth-details.tsx";
import { birthText } from "./text.ts";
import { isAmbiguous, useLocalTime } from "./use-local-time.ts";
import { useStoredBirth } from "./use-stored-birth.ts";

export const texts = [birthText, placeSearchText];

interface BirthFormProps {
  purpose: BirthPurpose;
  /** The id of the order or the booking: what is filled in is stored for it. */
  of: string;
  /** What to correct; null for an empty form. */
  birth: Birth | null;
  labels: { save: string; cancel: string };
  save(api: ApiClient, birth: BirthDetailsInput): Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** The details of a birth as a form of their own, which are checked and then sent. */
export function BirthForm({ purpose, of, birth: given, labels, save, onCancel }: BirthFormProps) {
  const today = useToday();
  const messageFor = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const { birth, change, forget } = useStoredBirth(of, given ? draftOfBirth(given) : emptyBirth);
  const [shown, setShown] = useState<BirthErrors>({});
  const [tries, setTries] = useState(0);
  const known = useLocalTime(birth);
  const found = checkBirth(birth, { today, isAmbiguous: isAmbiguous(known) });
  useFocusFirstError(form, tries);
  const { calling, call } = useCall(async (api) => {
    const details = birthOf(birth);
    if (!details) return;
    await save(api, details);
    forget();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(found);
    if (Object.keys(found).length > 0) setTries((n) => n + 1);
    else void call();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.alone} data-clarity-mask="true">
      <FieldErrors form={form} errors={calling.status === "failed" ? calling.fieldErrors : undefined}>
        <BirthDetails
          {...{ birth, known, today, purpose }}
          errors={remainingErrors(shown, found)}
          onChange={change}
        />
        {calling.status === "failed" && (
          <Banner role="alert" kind="danger">
            {messageFor(calling)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={calling.status === "working"}>
            {labels.save}
          </Button>
          {onCancel && (
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                onCancel();
              }}
            >
              {labels.cancel}
            </Button>
          )}
        </div>
      </FieldErrors>
    </form>
  );
}
