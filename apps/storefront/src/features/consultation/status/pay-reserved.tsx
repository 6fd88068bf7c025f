import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { PriceBox } from "@aradhana/checkout/price";
import { useQuote } from "@aradhana/checkout/quote";
import { type Draft, movedTo, newDraft } from "@aradhana/core/checkout";
import { type Booking, type ConsultationQuoteRequest, quoteConsultation } from "@aradhana/core/consultation";
import type { Quote } from "@aradhana/core/contract";
import { type FormEvent, useMemo, useRef } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Agreement } from "../../checkout/one-page/agreement.tsx";
import { ContactPart } from "../../checkout/one-page/contact-part.tsx";
import { loadOnePageActions } from "../../checkout/one-page/load-one-page-actions.ts";
import onePage from "../../checkout/one-page/one-page.module.css";
import { PayButton } from "../../checkout/one-page/pay-button.tsx";
import { payFormId } from "../../checkout/one-page/pay-form-id.ts";
import { PlacingNotice } from "../../checkout/one-page/placing-notice.tsx";
import { onePageText } from "../../checkout/one-page/text.ts";
import { useOnePage } from "../../checkout/one-page/use-one-page.ts";
import { useOnePageDraft } from "../../checkout/one-page/use-one-page-draft.ts";

/** The price of a held time, and the press that pays it: the one checkout, without names and address. */
export function PayReserved({ booking }: { booking: Booking }) {
  const { price } = useText(onePageText);
  const { pay } = useText(onePageText);
  const messageFor = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const { country, language } = useVisitor();
  const api = useBrowser()?.api;
  const title = booking.astrologer.name;
  const { draft, change } = useOnePageDraft({
    itemId: booking.id,
    blank: () => newDraft({ type: "consultation", itemId: booking.id, title, country }),
    adapt: (saved) => ({ ...saved, ...movedTo(country, saved) }),
    load: loadOnePageActions,
  });
  const fetchQuote = useMemo(
    () => api && (async (request: ConsultationQuoteRequest) => quoteConsultation(api, request)),
    [api],
  );
  const request = { booking_id: booking.id, country_code: country, lang: language };
  const { state: quote, refetch, adopt } = useQuote<ConsultationQuoteRequest, Quote>(request, fetchQuote);
  const page = useOnePage({
    ...{ draft, change, quote, refetch, adopt, needsAddress: false, load: loadOnePageActions },
    // Nobody's name is read out in a consultation.
    check: async (filled: Draft, options) =>
      (await loadOnePageActions()).checkBooking({ ...filled, devotees: [] }, options),
  });
  useFocusFirstError(form, page.tries);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void page.pay();
  };
  return (
    <form ref={form} id={payFormId} onSubmit={submit} noValidate className={onePage.form}>
      <FieldErrors form={form} errors={page.fieldErrors}>
        {/* A consultation has no names to save. */}
        <ContactPart page={page} saves={null} />
        <PriceBox
          quote={quote}
          messages={price}
          heading={<h2 className={onePage.heading}>{price.title}</h2>}
          empty={null}
          messageOf={(failure) => messageFor(failure, pay.failed)}
          className={onePage.part}
        />
        <Agreement page={page} />
        <PlacingNotice page={page} type="consultation" title={title} />
        <PayButton page={page} />
      </FieldErrors>
    </form>
  );
}
