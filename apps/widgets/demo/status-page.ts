import type { PartnerOrder } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import type { OrderAnswer } from "./fetch-order.ts";
import { type Html, html } from "./html.ts";
import { type Outcome, outcomeOf, states } from "./outcome.ts";

/** The messages of the page with the state of an order. */
interface StatusPage {
  httpStatus: 200 | 404 | 503;
  title: string;
  main: Html;
}

interface Message {
  heading: string;
  text: string;
}

const messages: Readonly<Record<Outcome | "none" | "unknown" | "away", Message>> = {
  none: {
    heading: "What is the status of my booking?",
    text: "Enter the reference that you saw when you booked. It begins with two letters.",
  },
  unknown: {
    heading: "No booking has this reference",
    text: "Check each letter. A booking that was not completed has no status yet, and nothing was paid for it.",
  },
  away: {
    heading: "We cannot check right now",
    text: "The shop that has your booking is not responding. Your booking and your payment are safe there: check again in a minute.",
  },
  pending: {
    heading: "Payment not received yet",
    text: "Banks sometimes take a few minutes. You can leave: this page shows it as soon as it is paid.",
  },
  paid: {
    heading: "Paid. Your booking is confirmed.",
    text: "The next steps are sent to the phone number that you gave.",
  },
  failed: {
    heading: "Payment failed",
    text: "Nothing was booked. If your account was debited, your bank returns the money. You can pay again where you booked.",
  },
  cancelled: {
    heading: "This booking was cancelled",
    text: "Any refund goes to the original payment method.",
  },
  expired: {
    heading: "The time to pay is over",
    text: "You have not been charged. You can book again.",
  },
};

/** The page of an order's state; without a reference, the form that asks for one. */
export function statusPage(reference: string, answer?: OrderAnswer): StatusPage {
  const outcome = answer ? (answer.status === "known" ? outcomeOf(answer.order) : answer.status) : "none";
  const { heading, text } = messages[outcome];
  const mayChange = outcome === "pending" || outcome === "failed" || outcome === "away";
  return {
    httpStatus: outcome === "unknown" ? 404 : outcome === "away" ? 503 : 200,
    title: heading,
    main: html`<section class="status" data-outcome="${outcome}">
  <h1>${heading}</h1>
  <p>${text}</p>
  ${answer?.status === "known" ? facts(answer.order) : html``}
  ${mayChange ? html`<p><a class="button" href="${addressOf(reference)}">Check again</a></p>` : html``}
  ${answer?.status === "known" ? html`` : form(reference)}
</section>`,
  };
}

/** The page of a site that shows the state of an order. */
export const addressOf = (reference: string) =>
  `/pages/partner-order-status?${new URLSearchParams({ temp_order_id: reference })}`;

function facts(order: PartnerOrder): Html {
  const rows = [
    ["Booked", order.title],
    ["Status", states[order.state][1]],
    ["Date", `${formatDate(order.starts_at, "day", "en")}, India time`],
    ["Amount", formatMoney(order.grand)],
    ["Your reference", order.temp_order_id],
    ["Order number at Aradhana", order.number],
    ...order.conflicts.map(({ number }): [string, string] => ["Also used by someone else for", number]),
  ] as const;
  return html`<dl>${rows.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>`;
}

const form = (reference: string) => html`<form action="/pages/partner-order-status">
  <label for="reference">Reference</label>
  <input id="reference" name="temp_order_id" value="${reference}" required maxlength="64" autocomplete="off" spellcheck="false">
  <button class="button">Check status</button>
</form>`;
