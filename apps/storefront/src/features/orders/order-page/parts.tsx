import type { OrderPart } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { isUnpaid } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { namesPathOfPart } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { stateLabel } from "../order/state-label.ts";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

const withoutNames: readonly OrderPart["state"][] = [
  "paid",
  "sankalp_due",
  "names_due",
  "cancelled",
  "expired",
];
const hasNames = ({ needs_names, state }: OrderPart) =>
  needs_names && !isUnpaid(state) && !withoutNames.includes(state);

/** What an order of a cart holds: the state of each part, and the names of each ritual. */
export function Parts({ booked }: { booked: AnsweredOrder }) {
  const t = useText(orderText);
  const status = useText(ordersText);
  const moment = useMoment(Date.parse(booked.server_time));
  const { order } = booked;
  if (!order.parts) return null;
  const payment_state = order.payment?.state ?? null;
  return (
    <section className={styles.part} aria-labelledby="order-parts">
      <h2 id="order-parts">{t.parts.title}</h2>
      <ul className={styles.parts}>
        {order.parts.map((part) => {
          const { item_id, title, detail, qty = 1, state, next_action, names_until } = part;
          const { energised, energised_for: person } = part;
          const until = names_until && moment(names_until);
          const form = namesPathOfPart(order.id, part);
          return (
            <li key={item_id}>
              <h3 id={item_id}>{title}</h3>
              {(detail || qty > 1) && (
                <p>
                  {detail && <b>{detail}</b>} {qty > 1 && `× ${qty}`}
                </p>
              )}
              {energised && (
                <p>{person ? status.energisedFor(person.name, person.gotra) : status.energised}</p>
              )}
              <p className={styles.state}>{stateLabel({ state, payment_state }, status)}</p>
              {next_action === "fill_sankalp" && form && until && (
                <>
                  <p className={styles.soft}>{t.next.fill_sankalp.words(until)}</p>
                  <ButtonLink href={form} aria-describedby={item_id}>
                    {t.parts.give}
                  </ButtonLink>
                </>
              )}
              {next_action === "edit_sankalp" && form && until && (
                <>
                  <p className={styles.soft}>{t.next.edit_sankalp.words(until)}</p>
                  <ButtonLink variant="line" href={form} aria-describedby={item_id}>
                    {t.parts.change}
                  </ButtonLink>
                </>
              )}
              {next_action !== "edit_sankalp" && hasNames(part) && (
                <ButtonLink
                  variant="line"
                  href={pathTo("/sankalp-form-submitted/:id/:type/:name", {
                    ...{ id: order.id, type: part.type, name: booked.name, item_id },
                  })}
                  aria-describedby={item_id}
                >
                  {t.parts.see}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
