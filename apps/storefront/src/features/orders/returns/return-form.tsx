import { type OrderChanges, returnReason } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Select } from "@aradhana/ui/select";
import { useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "../changes/changes.module.css";
import { ConfirmedAction } from "../changes/confirmed-action.tsx";
import type { Change } from "../changes/use-changes.ts";
import { returnsText } from "./text.ts";

type Item = OrderChanges["items"][number];

interface ReturnFormProps {
  orderId: string;
  item: Pick<Item, "item_id" | "title">;
  offer: Extract<NonNullable<Item["return"]>, { by: "form" }>;
  isOneOfMany: boolean;
  loading: boolean;
  onChange: (change: Change) => void;
}

/** Requests the return of an item: how many pieces, why, and the exact refund. */
export function ReturnForm({ orderId, item, offer, isOneOfMany, loading, onChange }: ReturnFormProps) {
  const t = useText(returnsText);
  const moment = useMoment();
  const [pieces, setPieces] = useState(offer.refunds.length);
  const [reason, setReason] = useState(returnReason.options[0]);
  const refund = offer.refunds[pieces - 1];
  if (!refund) return null;
  return (
    <ConfirmedAction
      action={t.action}
      label={isOneOfMany ? t.of(t.action, item.title) : undefined}
      facts={<p className={styles.soft}>{t.until(moment(offer.until))}</p>}
      now={t.now}
      keep={t.keep}
      loading={loading}
      onConfirm={() => {
        const request = { order_id: orderId, item_id: item.item_id, pieces, reason, refund };
        onChange({ change: "return", request });
      }}
    >
      {offer.refunds.length > 1 && (
        <Select label={t.pieces} value={pieces} onChange={(event) => setPieces(Number(event.target.value))}>
          {Array.from(offer.refunds.keys(), (index) => index + 1).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value as typeof reason)}
      >
        {returnReason.options.map((each) => (
          <option key={each} value={each}>
            {t.reasons[each]}
          </option>
        ))}
      </Select>
      <p aria-live="polite">{t.sure(formatMoney(refund))}</p>
    </ConfirmedAction>
  );
}
