import { loadWithRetry } from "@aradhana/browser/lazy";
import { Consent } from "@aradhana/checkout/consent";
import { PaymentMethods, ReviewDetails } from "@aradhana/checkout/review";
import { checkContact } from "@aradhana/core/checkout";
import type { Quote } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { linkIn, orderPath, pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Link } from "@aradhana/ui/link";
import { Opening, useShowProgress } from "@aradhana/ui/progress";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { shopDrafts } from "../drafts/shop-drafts.ts";
import styles from "./checkout.module.css";
import { Closed } from "./closed.tsx";
import { CouponField } from "./coupon-field.tsx";
import { PayLater } from "./pay-later.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { RefundRules } from "./refund-rules.tsx";
import type { Step } from "./step.ts";
import { StepForm } from "./step-form.tsx";
import type { FieldErrorProps, StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";
import { usePay } from "./use-pay.ts";

const loadChangedPrice = () => loadWithRetry(() => import("./changed-price.tsx"));
const ChangedPrice = lazy(async () => ({ default: (await loadChangedPrice()).ChangedPrice }));
const loadDoNotPay = () => loadWithRetry(() => import("./do-not-pay.tsx"));
const DoNotPay = lazy(async () => ({ default: (await loadDoNotPay()).DoNotPay }));

type PayStepProps = StepProps & Pick<FieldErrorProps, "setFieldErrors"> & { addressOf(step: Step): string };

/** Step 4: a review of the booking with its price and its rules, and the button that pays. */
export function PayStep({ addressOf, setFieldErrors, ...step }: PayStepProps) {
  const t = useText(continueText);
  const { puja, draft, change, needsAddress, needsInvoiceAddress, quote, packageName } = step;
  const { refetch } = quote;
  const countries = useCountries();
  const { status, shown } = quote.state;
  const { placing, changed, pay, dismiss, isClosed } = usePay(step);
  const navigate = useNavigate();
  const { language } = useVisitor();
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const token = useUser()?.token;
  const consent = useRef<HTMLInputElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [wasTried, setTried] = useState(false);

  const problems = shown?.problems ?? [];
  if (isClosed) return <Closed puja={puja} />;
  if (placing.status === "paid" || placing.status === "confirming") {
    return (
      <Suspense fallback={<Opening />}>
        <DoNotPay puja={puja} placing={placing} messages={t.pay} />
      </Suspense>
    );
  }

  // Read at each render: after Back from the gateway, the browser may show this page as it was left.
  const booked = browser && shopDrafts(browser.drafts).paidOrder(puja.id);

  async function submit() {
    if (status === "failed") return refetch();
    if (!agreed) {
      setTried(true);
      return consent.current?.focus();
    }
    // It may be hidden below the bar with the button.
    if (problem.current) return problem.current.focus();
    if (status !== "ready" || !shown) return;
    // The step was opened by its address, or again after the draft was deleted: the contact details are missing.
    const options = { needsAddress: needsAddress || needsInvoiceAddress, phoneIsKnown: false, token };
    const missing = await showProgress(checkContact(draft, options));
    if (Object.keys(missing).length > 0) return navigate(addressOf("contact"));
    await payFor(shown);
  }

  async function payFor(price: Quote) {
    const errors = (await pay(price)) ?? [];
    if (!errors.some(({ field }) => /^(?:contact|address|business)\b/.test(field))) return;
    setFieldErrors(errors);
    void navigate(addressOf("contact"));
  }

  const known = shown ? t.pay.pay(formatMoney(shown.totals.grand)) : t.pay.working;
  return (
    <StepForm
      heading={t.pay.heading}
      quote={quote}
      packageName={packageName}
      onSubmit={() => void submit()}
      action={status === "failed" ? t.problems.retry : known}
      loading={placing.status === "working" || status === "working"}
    >
      {booked && (
        <Banner role="status">
          {t.pay.booked}{" "}
          <Link variant="text" href={orderPath({ id: booked, name: puja.slug })}>
            {t.pay.order}
          </Link>
        </Banner>
      )}
      <ReviewDetails
        draft={draft}
        sendsPrasad={needsAddress}
        needsInvoiceAddress={needsInvoiceAddress}
        country={countries.find(({ short_name }) => short_name === draft.address.country_code)?.name ?? ""}
        messages={t.review}
        renderEdit={(label) => (
          <Link variant="text" href={addressOf("contact")} aria-label={`${label}: ${t.review.title}`}>
            {label}
          </Link>
        )}
      />
      <QuoteLines {...step} addressOf={addressOf} />
      <CouponField
        {...{ draft, change, messages: t.pay, retry: t.problems.retry }}
        result={shown?.coupon ?? null}
        isWorking={status === "working"}
      />
      <RefundRules {...step} />
      <Consent
        ref={consent}
        agreed={agreed}
        onAgree={setAgreed}
        isMissing={wasTried && !agreed}
        messages={t.pay}
        terms={linkIn(language, pathTo("/term-and-condition"))}
        privacy={linkIn(language, pathTo("/privacy-policy"))}
      />
      {problems.map(({ code, message }, index) => (
        <Banner key={code} ref={index === 0 ? problem : null} tabIndex={-1} role="alert" kind="warning">
          {message}
        </Banner>
      ))}
      <CallError {...(placing.status === "failed" ? placing.failure : quote.state.failure)} />
      <PayLater {...step} />
      <PaymentMethods currency={puja.price_from.currency} messages={t.review} />
      <p className={styles.soft}>
        {t.review.afterTap[draft.whatsapp ? "whatsapp" : "sms"]} {t.pay.after}
      </p>
      {changed && (
        <Suspense fallback={<Opening />}>
          <ChangedPrice
            {...changed}
            messages={t.changed}
            onAccept={() => {
              dismiss();
              void payFor(changed.now);
            }}
            onReview={() => {
              dismiss();
              refetch();
            }}
          />
        </Suspense>
      )}
    </StepForm>
  );
}

interface CallErrorProps {
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** The error of the last try, if it failed. */
function CallError({ code, retryAfter }: CallErrorProps) {
  const { problems: t } = useText(continueText);
  const messageFor = useErrorMessage();
  if (!code) return null;
  return (
    <Banner role="alert" kind="danger">
      {messageFor({ code, retryAfter }, t.other)}
    </Banner>
  );
}
