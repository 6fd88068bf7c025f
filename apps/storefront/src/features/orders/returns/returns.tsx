import type { OrderChanges } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { supportPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "../changes/changes.module.css";
import type { Change } from "../changes/use-changes.ts";
import { ReturnForm } from "./return-form.tsx";
import { returnsText } from "./text.ts";

export const texts = [returnsText];

export interface ReturnsProps {
  order: { id: string; number: string };
  changes: Pick<OrderChanges, "items" | "returns">;
  loading: boolean;
  onChange: (change: Change) => void;
}

/** The goods that come back, and those that can still be returned. */
export function Returns({ order, changes: { items, returns }, loading, onChange }: ReturnsProps) {
  const t = useText(returnsText);
  const moment = useMoment();
  const location = useLocation();
  return (
    <ul className={styles.items}>
      {returns.map(({ item_id, title, pieces, state, refund, rejection }) => (
        <li key={item_id} className={styles.item}>
          <h3 className={styles.name}>{t.status(title, pieces)}</h3>
          <p>
            {t.states[state](formatMoney(refund))} {rejection && t.rejections[rejection]}
          </p>
        </li>
      ))}
      {items.map((item) => {
        const offer = item.return;
        return (
          offer && (
            <li key={item.item_id} className={styles.item}>
              {items.length > 1 && <h3 className={styles.name}>{item.title}</h3>}
              {offer.by === "form" ? (
                <ReturnForm
                  {...{ item, offer, loading, onChange }}
                  orderId={order.id}
                  isOneOfMany={items.length > 1}
                />
              ) : (
                <>
                  <p>{t.care(moment(offer.until))}</p>
                  <ButtonLink variant="line" href={supportPath(location, order.number, "refund")}>
                    {t.contact}
                  </ButtonLink>
                </>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
