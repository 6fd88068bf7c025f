import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { OrderReturns } from "../returns/order-returns.tsx";
import styles from "./changes.module.css";
import { CreditNoteButton } from "./credit-note-button.tsx";
import { ItemChanges } from "./item-changes.tsx";
import { RemedyChoice } from "./remedy-choice.tsx";
import { changesText } from "./text.ts";
import { useChanges } from "./use-changes.ts";

interface ChangesProps {
  order: { id: string; number: string };
  /** Called after a change, so that the page shows the order's new state. */
  onChanged: () => void;
  /** Whether the buyer has something to choose, so that the page says so at its top. */
  onOffered?: (isOffered: boolean) => void;
}

/** Missed promises, refunds under way, and what the buyer may change, each with its exact amount. */
export function Changes({ order, onChanged, onOffered }: ChangesProps) {
  const t = useText(changesText);
  const { language } = useVisitor();
  const errorMessage = useErrorMessage();
  const { resource, reload, changes, isChanged, request, mutate } = useChanges(order.id, onChanged);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: the focus moves to what came of it.
  useEffect(() => {
    if (isChanged) status.current?.focus();
  }, [isChanged]);

  const isOffered = changes?.remedies.some(({ state }) => state === "offered") ?? false;
  useEffect(() => onOffered?.(isOffered), [isOffered, onOffered]);

  if (resource.status === "failed") {
    return (
      <Banner
        role="alert"
        kind="warning"
        action={
          <Button size="sm" variant="line" onClick={reload}>
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Banner>
    );
  }
  if (!changes) return null;
  const { remedies, refunds, returns, items } = changes;
  const offered = new Set(remedies.flatMap(({ state, item_id }) => (state === "offered" ? item_id : [])));
  const changeable = items
    // An offer gives at least what the rules give: one refund to choose, not two.
    .map((item) => (offered.has(item.item_id) ? { ...item, cancel: null, reschedule: null } : item))
    .filter((item) => item.cancel || item.reschedule || item.may_report_name);
  const hasReturns = returns.length > 0 || items.some((item) => item.return);
  const isOther = remedies.length + changeable.length > 0;
  if (!isOther && !hasReturns && refunds.length === 0) return null;
  const common = {
    loading: request.status === "working",
    onChange: (change: Parameters<typeof mutate>[0]) => void mutate(change),
  };
  return (
    <section id="changes" className={styles.part}>
      <h2>{isOther ? t.title : hasReturns ? t.returns : t.refunds.title}</h2>
      <p ref={status} tabIndex={-1} role="status">
        {isChanged && t.done}
      </p>
      {request.status === "failed" && (
        <Banner role="alert" kind="danger">
          {errorMessage(request.failure)}
        </Banner>
      )}
      {remedies.map((remedy) => (
        <RemedyChoice key={remedy.id} orderId={order.id} remedy={remedy} {...common} />
      ))}
      {hasReturns && <OrderReturns order={order} changes={changes} {...common} />}
      {refunds.length > 0 && (
        <div className={styles.item}>
          {(isOther || hasReturns) && <h3 className={styles.name}>{t.refunds.title}</h3>}
          <ul className={styles.items}>
            {refunds.map(({ amount, state, started_at, expected_by, credit_note }) => (
              <li key={started_at}>
                <b>{formatMoney(amount)}</b>{" "}
                {state === "failed"
                  ? t.refunds.failed
                  : t.refunds[state](formatDate(expected_by, "day-year", language))}
                {credit_note && <CreditNoteButton orderId={order.id} number={credit_note} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {changeable.length > 0 && (
        <ul className={styles.items}>
          {changeable.map((item) => (
            <li key={item.item_id} className={styles.item}>
              <ItemChanges orderId={order.id} item={item} isOneOfMany={items.length > 1} {...common} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
