import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { ServicePackages } from "@aradhana/core/services";
import { Opening } from "@aradhana/ui/progress";
import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useRef } from "react";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { OrderWithoutScript } from "../../../shared/without-script/order-without-script.tsx";
import styles from "../one-page/one-page.module.css";
import { payFormId } from "../one-page/pay-form-id.ts";
import type { ReviewRow } from "./before-paying.tsx";
import { PackageChoice } from "./package-choice.tsx";
import type { ServiceOrderState } from "./use-service-order.ts";

/** Below everything that the service is made of: loaded once the page is interactive. */
const PayPart = lazy(async () => ({
  default: (await loadWithTexts(() => import("./pay-part.tsx"))).PayPart,
}));

interface ServiceOrderFormProps {
  sold: ServicePackages;
  order: ServiceOrderState;
  /** What is filled in; none while it is incomplete. */
  rows: readonly ReviewRow[];
  /** The details that the service is made of. */
  children: ReactNode;
  /** What holds all fields and shows errors at them, where some are outside of the form. @default the form */
  fields?: RefObject<HTMLElement | null>;
  /** Why it is not sold with these details, in place of the payment. */
  notSold?: ReactNode;
}

/** Which package, the details it is made of, the price and everything once more: then it is paid. */
export function ServiceOrderForm({ sold, order, rows, children, fields, notSold }: ServiceOrderFormProps) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields ?? form, order.tries);
  const { draft, change } = order;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!notSold) void order.pay();
  };
  const parts = (
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
      <div role="status">{notSold}</div>
      {isHydrated && !notSold && (
        <Suspense fallback={<Opening />}>
          <PayPart
            {...{ sold, order, rows }}
            onEdit={() => focusFirstField(fields?.current ?? details.current)}
          />
        </Suspense>
      )}
    </NeedsScript>
  );
  return (
    <>
      <OrderWithoutScript title={sold.packages[0]?.title ?? ""} />
      <form
        ref={form}
        id={payFormId}
        onSubmit={submit}
        noValidate
        className={styles.form}
        data-clarity-mask="true"
      >
        {fields ? parts : <FieldErrors {...{ form, errors: order.fieldErrors }}>{parts}</FieldErrors>}
      </form>
    </>
  );
}

const focusFirstField = (inside: HTMLElement | null) =>
  inside?.querySelector<HTMLElement>("input, select, textarea")?.focus();
