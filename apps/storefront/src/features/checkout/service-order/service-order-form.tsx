import type { ServiceType } from "@aradhana/core/contract";
import type { ServicePackages } from "@aradhana/core/services";
import { Banner } from "@aradhana/ui/banner";
import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { useFocusFirstError } from "../../../shared/forms/use-focus-first-error.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import styles from "../one-page/one-page.module.css";
import { PayBar } from "../one-page/pay-bar.tsx";
import { PayButton, payFormId } from "../one-page/pay-button.tsx";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import { BeforePaying, type ReviewRow } from "./before-paying.tsx";
import { PackageChoice } from "./package-choice.tsx";
import { PricePart } from "./price-part.tsx";
import { serviceOrderText } from "./text.ts";
import type { ServiceOrderState } from "./use-service-order.ts";

/** What of each service's details can be saved in the account. */
const saves: Record<ServiceType, "birth" | null> = { kundali: "birth", name_correction: null };

interface ServiceOrderFormProps {
  sold: ServicePackages;
  order: ServiceOrderState;
  /** What is filled in; none while it is incomplete. */
  rows: readonly ReviewRow[];
  /** The details that the service is made of. */
  children: ReactNode;
  /** What holds all fields, where some are outside of the form. @default the form */
  fields?: RefObject<HTMLElement | null>;
}

/** Which package, the details it is made of, the price and everything once more: then it is paid. */
export function ServiceOrderForm({ sold, order, rows, children, fields }: ServiceOrderFormProps) {
  const t = useText(serviceOrderText);
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields ?? form, order.tries);
  const { draft, change, type } = order;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order.pay();
  };
  return (
    <>
      <noscript>
        <Banner kind="warning">{t.needsScript}</Banner>
      </noscript>
      <form
        ref={form}
        id={payFormId}
        onSubmit={submit}
        noValidate
        className={styles.form}
        data-clarity-mask="true"
      >
        <NeedsScript>
          {sold.packages.length > 1 && (
            <PackageChoice
              packages={sold.packages}
              value={draft.packageId}
              onChange={(packageId) => change({ packageId })}
            />
          )}
          <div ref={details} className={styles.part}>
            {children}
          </div>
          <ContactPart page={order} saves={saves[type]} />
          <PricePart order={order} />
          <BeforePaying
            {...{ order, rows, refundRule: sold.refund_rule }}
            onEdit={() => focusFirstField(fields?.current ?? details.current)}
          />
          <Agreement page={order} />
          <PlacingNotice placing={order.placing} type={type} title={draft.title} />
          <div className={styles.action}>
            <PayButton page={order} />
          </div>
        </NeedsScript>
      </form>
      <PayBar page={order} />
    </>
  );
}

const focusFirstField = (inside: HTMLElement | null) =>
  inside?.querySelector<HTMLElement>("input, select, textarea")?.focus();
