import type { QuoteState } from "@aradhana/core/checkout";
import { Banner } from "@aradhana/ui/banner";
import { Opening } from "@aradhana/ui/progress";
import { Skeleton } from "@aradhana/ui/skeleton";
import type { ReactNode } from "react";
import type { PriceMessages } from "../messages-en/price-messages.ts";
import { PriceDetails } from "./price-details.tsx";

export interface PriceBoxProps {
  quote: Pick<QuoteState, "status" | "shown" | "failure">;
  messages: PriceMessages;
  /** With a heading of the page's own. */
  heading: ReactNode;
  /** Shown while nothing is chosen that has a price. */
  empty: ReactNode;
  /** What is said when there is no price. */
  messageOf(failure: NonNullable<QuoteState["failure"]>): string;
  /** Beside that message, as a button to try again. */
  retry?: ReactNode;
  className?: string | undefined;
  /** Below the price. */
  children?: ReactNode;
}

/** What a booking costs while it is filled in: line by line as the server priced it, or why there is no price. */
export function PriceBox({
  quote,
  messages: t,
  heading,
  empty,
  messageOf,
  retry,
  className,
  children,
}: PriceBoxProps) {
  const { status, shown, failure } = quote;
  return (
    <section className={className} aria-busy={status === "working" || undefined}>
      {heading}
      {status === "working" && <Opening />}
      {status === "none" && empty}
      {status === "working" && !shown && <Skeleton width="70%" />}
      {shown && <PriceDetails price={shown} messages={t} />}
      {shown && children}
      {shown?.problems.map(({ code, message, item_id: itemId }) => (
        <Banner key={`${code}/${itemId}`} role="alert" kind="warning" tabIndex={-1} data-problem>
          {message}
        </Banner>
      ))}
      {failure && (
        <Banner role="alert" kind="danger" {...(retry && { action: retry })}>
          {messageOf(failure)}
        </Banner>
      )}
    </section>
  );
}
