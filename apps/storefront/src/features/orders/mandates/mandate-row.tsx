import { useMutation } from "@aradhana/checkout/query";
import { changeMandate } from "@aradhana/core/api";
import type { Mandate } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./mandates.module.css";
import { mandatesText } from "./text.ts";

type Action = "pause" | "resume" | "cancel";

/** One repeated offering: what is charged when, and the buttons that pause, resume and stop it. */
export function MandateRow({ stored }: { stored: Mandate }) {
  const t = useText(mandatesText);
  const { language } = useVisitor();
  const errorMessage = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const [change, setChange] = useState<{ of: Mandate; result: Mandate }>();
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { state: request, mutate } = useMutation(async (action: Action) => {
    const { api } = await openBrowser();
    const body = { mandate_id: stored.id, lang: language };
    const { results } = await changeMandate(api, action, body);
    setChange({ of: stored, result: results });
    setAsking(false);
  });
  // A list that was read again, as in another language, is newer than the change.
  const changed = change?.of === stored ? change.result : undefined;
  const mandate = changed ?? stored;
  const { title, state, frequency } = mandate;
  const dayOf = (at: string) => formatDate(at, "short-day", language);
  const isWorking = request.status === "working";
  const problem = problemOf(mandate, t);

  // The pressed button was replaced: the focus moves to what it has changed.
  useEffect(() => {
    if (changed) status.current?.focus();
  }, [changed]);

  const button = (label: string, onClick: () => void, isMain = false) => (
    <Button
      size="sm"
      variant={isMain ? "line" : "quiet"}
      loading={isMain && isWorking}
      aria-label={t.about(label, title)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.mandate}>
      <Artwork {...mandate.image} sizes="72px" className={styles.picture} />
      <div className={styles.words}>
        <p ref={status} tabIndex={-1} role="status" className={styles.state}>
          {t.states[state]}
        </p>
        <h4 className={styles.name}>{title}</h4>
        <p className={styles.soft}>
          {t.until(t.every[frequency], formatDate(mandate.ends_at, "day-year", language))} ·{" "}
          {t.atMost(formatMoney(mandate.max_amount))}
        </p>
        {state === "active" && (
          <p className={styles.soft}>
            {mandate.next ? t.next(dayOf(mandate.next.charge_at), dayOf(mandate.next.starts_at)) : t.noDate}
          </p>
        )}
        {problem && <p>{problem}</p>}
        {request.status === "failed" && (
          <Banner role="alert" kind="danger">
            {errorMessage(request.failure)}
          </Banner>
        )}
        {isAsking && <p>{t.sure}</p>}
        {(state === "active" || state === "paused") && (
          <p className={styles.actions}>
            {isAsking ? (
              <>
                {button(t.stopNow, () => void mutate("cancel"), true)}
                {button(t.keep, () => setAsking(false))}
              </>
            ) : (
              <>
                {state === "active"
                  ? button(t.pause, () => void mutate("pause"), true)
                  : button(t.resume, () => void mutate("resume"), true)}
                {button(t.stop, () => setAsking(true))}
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function problemOf(
  { state, paused_by, last_problem }: Mandate,
  t: Pick<ReturnType<typeof mandatesText.in>, "problems" | "pausedByBank">,
) {
  if (state === "paused" && paused_by === "declined") return t.pausedByBank;
  return state === "active" && last_problem ? t.problems[last_problem] : undefined;
}
