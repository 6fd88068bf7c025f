import {
  type BirthDraft,
  type BirthErrors,
  birthOf,
  checkBirth,
  draftOfBirth,
  emptyBirth,
} from "@aradhana/core/birth";
import { remainingErrors } from "@aradhana/core/checkout";
import { type KundaliReport, regenerateKundali } from "@aradhana/core/kundali";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { useCall } from "../../../shared/api-errors/use-call.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useFocusFirstError } from "../../../shared/forms/use-focus-first-error.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useToday } from "../../../shared/local-time/use-today.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { placeSearchText } from "../../content/place-search/text.ts";
import { accessTo } from "../../orders/access/order-access.ts";
import { BirthDetails } from "../birth-details/birth-details.tsx";
import { birthText } from "../birth-details/text.ts";
import { isAmbiguous, useLocalTime } from "../birth-details/use-local-time.ts";
import styles from "./kundali-report.module.css";
import { reportText } from "./text.ts";

export const texts = [birthText, placeSearchText];

interface BirthFormProps {
  report: Pick<KundaliReport, "order_id" | "birth">;
  onSaved(): void;
  onCancel?: (() => void) | undefined;
}

/** The details of a birth that were missing, or that are corrected: the report is made again. */
export function BirthForm({ report, onSaved, onCancel }: BirthFormProps) {
  const t = useText(reportText);
  const browser = useBrowser();
  const today = useToday();
  const messageFor = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const [birth, setBirth] = useState<BirthDraft>(() =>
    report.birth ? draftOfBirth(report.birth) : emptyBirth,
  );
  const [shown, setShown] = useState<BirthErrors>({});
  const [tries, setTries] = useState(0);
  const known = useLocalTime(birth);
  const found = checkBirth(birth, { today, isAmbiguous: isAmbiguous(known) });
  useFocusFirstError(form, tries);
  const { calling, call } = useCall(async (api) => {
    const details = birthOf(birth);
    if (!details) return;
    const { order_id } = report;
    await regenerateKundali(api, {
      ...{ order_id, birth: details },
      t: browser && accessTo(browser, order_id),
    });
    onSaved();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(found);
    if (Object.keys(found).length > 0) setTries((n) => n + 1);
    else void call();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} data-clarity-mask="true">
      <BirthDetails
        {...{ birth, known, today }}
        errors={remainingErrors(shown, found)}
        onChange={(part) => setBirth((now) => ({ ...now, ...part }))}
      />
      {calling.status === "refused" && (
        <Banner role="alert" kind="danger">
          {messageFor(calling)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={calling.status === "working"}>
          {t.correct.save}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t.correct.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
