import { DakshinaChips } from "@aradhana/checkout/dakshina";
import { PrasadChoice } from "@aradhana/checkout/prasad";
import { useQuote } from "@aradhana/checkout/quote";
import { quotePooja } from "@aradhana/core/api";
import { offeredAddons, packagePrice, sendsPrasad, withQuantity } from "@aradhana/core/catalogue";
import { cartChoiceOf, pujaQuoteRequest, readDakshina } from "@aradhana/core/checkout";
import type { Pooja, PoojaPackage, QuoteRequest } from "@aradhana/core/contract";
import { currencySymbol } from "@aradhana/core/currency";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { TextField } from "@aradhana/ui/text-field";
import { useCallback } from "react";
import { widgetHref } from "../../address/widget-href.ts";
import { BookingForm } from "../../booking/booking-form.tsx";
import { CountedItem } from "../../booking/counted-item.tsx";
import { useDraft } from "../../booking/use-draft.ts";
import type { WidgetProps } from "../../widget.ts";
import styles from "./puja-booking.module.css";
import { PujaHead } from "./puja-head.tsx";
import { addonText } from "./text.ts";

interface PujaBookingProps extends WidgetProps {
  puja: Pooja;
  booked: PoojaPackage;
}

/** One package of a puja, with what is added to it. */
export function PujaBooking({ puja, booked, ...widget }: PujaBookingProps) {
  const { api, visitor, search } = widget;
  const { country, language } = visitor;
  const t = addonText[language];
  const drafting = useDraft(
    widget,
    { type: "pooja", itemId: puja.id, title: puja.title },
    puja.addons.map(({ id }) => id),
  );
  const { draft, change } = drafting;
  const needsAddress = sendsPrasad(booked, draft.wantsPrasad);
  const { total, postage } = packagePrice(booked, {
    wantsPrasad: draft.wantsPrasad,
    shipTo: draft.address.country_code,
  });
  const fetchQuote = useCallback((request: QuoteRequest) => quotePooja(api, request), [api]);
  const request = pujaQuoteRequest(draft, booked, { country, language });
  const { state: quote, refetch } = useQuote<QuoteRequest>(request, fetchQuote);
  const addons = offeredAddons(puja.addons, booked, draft.wantsPrasad);

  return (
    <>
      <PujaHead puja={puja} language={language}>
        <p>
          {booked.name}, <b>{formatMoney(total)}</b>{" "}
          {postage && (
            <span className={styles.soft}>
              {t.prasad.parts(formatMoney(booked.price), formatMoney(postage))}{" "}
            </span>
          )}
          <Link variant="text" href={widgetHref(pathTo("/widget/pujas/:id", { id: puja.id }), search)}>
            {t.change}
          </Link>
        </p>
      </PujaHead>
      <BookingForm
        {...{ ...widget, ...drafting, quote, refetch, needsAddress }}
        nameLimit={booked.devotees.max}
        cartChoice={cartChoiceOf(request)}
      >
        <PrasadChoice booked={booked} draft={draft} messages={t.prasad} onChange={change} />
        <section className={styles.part}>
          <h2 className={styles.heading}>{t.heading}</h2>
          <p className={styles.soft}>{addons.length > 0 ? t.none : t.empty}</p>
          <ul className={styles.items}>
            {addons.map(({ id, title, text, unit, price, max_qty: most }) => (
              <CountedItem
                key={id}
                {...{ title, text, unit, price, most }}
                least={1}
                step={1}
                value={draft.items[id] ?? 0}
                messages={t}
                onChange={(qty) => change(({ items }) => ({ items: withQuantity(items, id, qty) }))}
              />
            ))}
          </ul>
          <DakshinaChips
            label={t.dakshinaTitle}
            currency={puja.price_from.currency}
            value={draft.dakshina}
            onValueChange={(dakshina) => change({ dakshina })}
            after={
              <TextField
                label={t.dakshina(currencySymbol(puja.price_from.currency).trim())}
                hint={t.dakshinaHint}
                name="dakshina"
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                value={draft.dakshina > 0 ? String(draft.dakshina / 100) : ""}
                onChange={(event) => {
                  const dakshina = readDakshina(event.target.value);
                  if (dakshina !== undefined) change({ dakshina });
                }}
              />
            }
          />
        </section>
      </BookingForm>
    </>
  );
}
