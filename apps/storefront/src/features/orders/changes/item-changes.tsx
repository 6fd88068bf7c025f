import type { OrderChanges } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "./changes.module.css";
import { ConfirmedAction } from "./confirmed-action.tsx";
import { DateChoice } from "./date-choice.tsx";
import { changesText } from "./text.ts";
import type { Change } from "./use-changes.ts";

interface ItemChangesProps {
  orderId: string;
  item: OrderChanges["items"][number];
  /** Whether the order has others, so that a button has to say what it is about. */
  isOneOfMany: boolean;
  loading: boolean;
  onChange: (change: Change) => void;
}

/** What the buyer may do with one item of an order: cancel it with its exact refund, move it, report a missed name. */
export function ItemChanges({ orderId: order_id, item, isOneOfMany, loading, onChange }: ItemChangesProps) {
  const t = useText(changesText);
  const moment = useMoment();
  const { item_id, title, paid, cancel, reschedule, may_report_name } = item;
  const [date, setDate] = useState("");
  const dates = reschedule?.dates ?? [];
  const chosen = dates.find(({ ritual_id }) => ritual_id === date) ?? dates[0];
  const labelOf = (action: string) => (isOneOfMany ? t.of(action, title) : undefined);
  const refund = cancel && cancel.refund.amount > 0 ? formatMoney(cancel.refund) : undefined;
  const cancelAction = refund ? t.cancel.action(refund) : t.cancel.actionUnpaid;
  return (
    <>
      {isOneOfMany && <h3 className={styles.name}>{title}</h3>}
      {reschedule && chosen && (
        <ConfirmedAction
          action={t.move.action}
          label={labelOf(t.move.action)}
          facts={<p className={styles.soft}>{t.move.free(moment(reschedule.until))}</p>}
          now={t.move.now}
          keep={t.move.keep}
          loading={loading}
          onConfirm={() => {
            const request = { order_id, item_id, ritual_id: chosen.ritual_id };
            onChange({ change: "reschedule", request });
          }}
        >
          <DateChoice label={t.move.date} dates={dates} value={chosen.ritual_id} onChange={setDate} />
        </ConfirmedAction>
      )}
      {reschedule && !chosen && <p className={styles.soft}>{t.move.none}</p>}
      {cancel && (
        <ConfirmedAction
          action={cancelAction}
          label={labelOf(cancelAction)}
          facts={
            <p className={styles.soft}>
              {refund && t.cancel.about(cancel.pct, formatMoney(paid))}
              {refund && cancel.until && ". "}
              {cancel.until && t.cancel.until(moment(cancel.until))}
            </p>
          }
          now={t.cancel.now}
          keep={t.cancel.keep}
          loading={loading}
          onConfirm={() => {
            onChange({ change: "cancel", request: { order_id, item_ids: [item_id], refund: cancel.refund } });
          }}
        >
          <p>{refund ? t.cancel.sure(refund) : t.cancel.sureUnpaid}</p>
        </ConfirmedAction>
      )}
      {may_report_name && (
        <ConfirmedAction
          action={t.name.action}
          label={labelOf(t.name.action)}
          now={t.name.now}
          keep={t.name.keep}
          loading={loading}
          onConfirm={() => onChange({ change: "reportName", request: { order_id, item_id } })}
        >
          <p>{t.name.sure}</p>
        </ConfirmedAction>
      )}
    </>
  );
}
