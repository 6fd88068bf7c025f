import { useQuote } from "@aradhana/checkout/quote";
import { quotePooja } from "@aradhana/core/api";
import { sendsPrasad, templePlace } from "@aradhana/core/catalogue";
import { invoiceNeedsAddress, pujaQuoteRequest } from "@aradhana/core/checkout";
import type { FieldError, Pooja, QuoteRequest } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { Steps } from "@aradhana/ui/steps";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAddressQuery } from "../../../shared/address/use-address-query.ts";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { OrderWithoutScript } from "../../../shared/without-script/order-without-script.tsx";
import { usePayLater } from "../pay-later/use-pay-later.ts";
import { AddonsStep } from "./addons-step.tsx";
import styles from "./checkout.module.css";
import { ContactStep } from "./contact-step.tsx";
import { PackageStep } from "./package-step.tsx";
import { PayStep } from "./pay-step.tsx";
import { type Step, stepAfter, stepIn, steps } from "./step.ts";
import { continueText } from "./text.ts";
import { useDraft } from "./use-draft.ts";
import { useTrackPackage } from "./use-track-package.ts";

interface Props {
  puja: Pooja;
  serverTime: string;
  /** The package that the address names. */
  chosen: string | null;
}

/** The booking: four short steps that fill in one draft. The server calculates the price at each step. */
export function Checkout({ puja, serverTime, chosen }: Props) {
  const t = useText(continueText);
  const { country, language } = useVisitor();
  const moment = useMoment(Date.parse(serverTime));
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { draft, change } = useDraft(puja, chosen);
  const step = stepIn(query);
  const [opened] = useState(step);
  // Found out at the last step, shown at the one with the fields.
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>();
  const page = useRef<HTMLDivElement>(null);

  // Read here and not where it is drawn: a price without it is another one, and an order takes a second place.
  const { payLater, record } = usePayLater();
  const reservationId = record?.pooja_id === puja.id ? record.reservation_id : undefined;

  const booked = puja.packages.find(({ id }) => id === draft.packageId);
  const needsAddress = booked !== undefined && sendsPrasad(booked, draft.wantsPrasad);
  const api = useBrowser()?.api;
  const fetchQuote = useMemo(() => api && ((request: QuoteRequest) => quotePooja(api, request)), [api]);
  const request = booked && pujaQuoteRequest(draft, booked, { country, language, reservationId });
  const quote = useQuote(request, fetchQuote);

  const needsInvoiceAddress = invoiceNeedsAddress(needsAddress, quote.state.shown, draft);
  const addressOf = (to: Step) => `?${new URLSearchParams({ package: draft.packageId, step: to })}`;
  const proceed = () => {
    // To leave a step as it was is a choice too.
    change({});
    void navigate(addressOf(stepAfter(step)), { preventScrollReset: true });
  };

  // A new step is a new page to somebody who listens: its heading is where reading starts.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    page.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    page.current?.querySelector("nav")?.scrollIntoView({ block: "start" });
  }, [step]);

  const analytics = useBrowser()?.analytics;
  useTrackPackage(chosen);
  useEffect(() => trackLabel(analytics, `Checkout ${step}`), [analytics, step]);

  const current = steps.indexOf(step);
  // A visitor who opens the address of a later step has not done the earlier ones.
  const isBegun = chosen !== null || draft.at > 0;
  const isFilled = {
    package: isBegun,
    addons: draft.at > 0,
    contact: draft.phone.number !== "",
    pay: false,
  };
  const closing = moment(puja.cutoff_at);
  const parts = {
    puja,
    serverTime,
    draft,
    change,
    proceed,
    quote,
    needsAddress,
    needsInvoiceAddress,
    payLater,
    reservationId,
    packageName: booked?.name,
  };
  return (
    <div className={styles.page} ref={page}>
      <header className={styles.head}>
        <Link variant="more" href={pathTo("/pooja/:id", { id: puja.id })}>
          <ChevronStartIcon size="sm" />
          {t.back}
        </Link>
        <h1 className={styles.title}>{puja.title}</h1>
        <p className={styles.facts}>
          {formatDate(puja.muhurat.start_at, "short-day", language)} · {templePlace(puja.temple)}
        </p>
        {/* Only on the first step: the later ones are forms, and a small screen has no room for it. */}
        {step === opened && <p className={styles.facts}>{t.closes(closing)}</p>}
      </header>
      <OrderWithoutScript title={puja.title} />
      <Steps
        label={t.steps.label}
        doneLabel={t.steps.done}
        current={current}
        steps={steps.map((name, index) => ({
          label: t.steps[name],
          ...(index < current && { href: addressOf(name), isOpen: !isFilled[name] }),
        }))}
      />
      <NeedsScript>
        {step === "package" && <PackageStep {...parts} />}
        {step === "addons" && <AddonsStep {...parts} />}
        {step === "contact" && <ContactStep {...parts} {...{ fieldErrors, setFieldErrors }} />}
        {step === "pay" && <PayStep {...parts} {...{ addressOf, setFieldErrors }} />}
      </NeedsScript>
    </div>
  );
}
