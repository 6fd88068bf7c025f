import { useQuote } from "@aradhana/checkout/quote";
import { quoteChadhaava } from "@aradhana/core/api";
import { offeringRows, withQuantity } from "@aradhana/core/catalogue";
import { canSendPrasad, cartChoiceOf, chadhaavaQuoteRequest } from "@aradhana/core/checkout";
import type { Chadhaava, ChadhaavaQuoteRequest } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useCallback } from "react";
import { BookingForm } from "../../booking/booking-form.tsx";
import { CountedItem } from "../../booking/counted-item.tsx";
import { useDraft } from "../../booking/use-draft.ts";
import type { WidgetProps } from "../../widget.ts";
import styles from "./offerings.module.css";
import { chadhawaText } from "./text.ts";

interface OfferingsProps extends WidgetProps {
  chadhaava: Chadhaava;
}

/** The offerings, none of them selected at first, and the form that books them. */
export function Offerings({ chadhaava, ...widget }: OfferingsProps) {
  const { api, visitor } = widget;
  const { country, language } = visitor;
  const t = chadhawaText[language];
  const { prasad, name_limit: nameLimit } = chadhaava;
  const rows = offeringRows(chadhaava);
  const drafting = useDraft(
    widget,
    { type: "chadhaava", itemId: chadhaava.id, title: chadhaava.title },
    rows.map(({ id }) => id),
  );
  const { draft, change } = drafting;
  const canShip = canSendPrasad(chadhaava, country);
  const needsAddress = canShip && draft.wantsPrasad === true;
  const fetchQuote = useCallback((request: ChadhaavaQuoteRequest) => quoteChadhaava(api, request), [api]);
  const request = chadhaavaQuoteRequest(draft, chadhaava, { country, language });
  const { state: quote, refetch } = useQuote<ChadhaavaQuoteRequest>(request, fetchQuote);
  return (
    <BookingForm
      {...{ ...widget, ...drafting, quote, refetch, needsAddress, nameLimit }}
      cartChoice={request && cartChoiceOf(request)}
    >
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.heading}</h2>
        <ul className={styles.items}>
          {rows.map(
            ({ id, name, what_is_offered: text, unit, price, step, min_qty: least, max_qty: most }) => (
              <CountedItem
                key={id}
                {...{ text, unit, price, step, least, most }}
                title={name}
                value={draft.items[id] ?? 0}
                messages={t}
                onChange={(qty) => change((before) => ({ items: withQuantity(before.items, id, qty) }))}
              />
            ),
          )}
        </ul>
        {prasad && canShip && (
          <Checkbox
            checked={draft.wantsPrasad === true}
            onChange={(event) => change({ wantsPrasad: event.target.checked })}
          >
            {t.prasad(formatMoney(prasad.fee))}
          </Checkbox>
        )}
      </section>
    </BookingForm>
  );
}
