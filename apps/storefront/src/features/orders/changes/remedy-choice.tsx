import type { Remedy } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./changes.module.css";
import { ConfirmedAction } from "./confirmed-action.tsx";
import { DateChoice } from "./date-choice.tsx";
import { changesText } from "./text.ts";
import type { Change } from "./use-changes.ts";

interface RemedyChoiceProps {
  orderId: string;
  remedy: Remedy;
  loading: boolean;
  onChange: (change: Change) => void;
}

/** Goods have their own labels for the alternative to a refund; every other remedy without dates is about prasad. */
const boxOf = (reason: Remedy["reason"]) =>
  reason === "goods_late" || reason === "goods_undelivered" ? reason : "prasad";

/** A promise that was missed, or a ritual without names: the money back or another date, as the buyer chooses. */
export function RemedyChoice({ orderId, remedy, loading, onChange }: RemedyChoiceProps) {
  const { remedies: t, cancel } = useText(changesText);
  const { id, title, reason, state, refund, dates } = remedy;
  const [date, setDate] = useState("");
  const chosen = dates?.find(({ ritual_id }) => ritual_id === date) ?? dates?.[0];
  const money = formatMoney(refund);
  if (state === "refunded") return <Banner title={title}>{t.refunded(money)}</Banner>;
  if (state === "repeated") return <Banner title={title}>{dates ? t.moved : t.resent[boxOf(reason)]}</Banner>;
  const choose = (choice: "refund" | "repeat") => {
    const on = choice === "repeat" && chosen ? { ritual_id: chosen.ritual_id } : {};
    onChange({ change: "remedy", request: { order_id: orderId, remedy_id: id, choice, ...on } });
  };
  return (
    <Banner kind="warning" title={title}>
      <div className={styles.item}>
        <p>{t[reason]}</p>
        {dates && chosen && (
          <DateChoice label={t.on} dates={dates} value={chosen.ritual_id} onChange={setDate} />
        )}
        <div className={styles.actions}>
          {refund.amount > 0 && (
            <ConfirmedAction
              action={t.refund(money)}
              now={t.refundNow}
              keep={t.notYet}
              loading={loading}
              onConfirm={() => choose("refund")}
            >
              <p>{cancel.sure(money)}</p>
            </ConfirmedAction>
          )}
          {(dates === null || chosen) && (
            <Button variant="line" loading={loading} onClick={() => choose("repeat")}>
              {dates === null ? t.again[boxOf(reason)] : t.repeat}
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
