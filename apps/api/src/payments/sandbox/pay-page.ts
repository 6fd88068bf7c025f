import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { formatMoney } from "@aradhana/core/money";
import { methodsFor } from "@aradhana/core/payment";
import { html } from "hono/html";
import type { SandboxMandate } from "./mandates.queries.ts";
import { pageMessages } from "./page-messages.ts";
import type { SandboxOrder } from "./sandbox.queries.ts";
import { acts, paymentMethodOf } from "./sandbox.rules.ts";

interface PayPage {
  order: SandboxOrder;
  /** The consent that is given with this payment. */
  mandate: SandboxMandate | undefined;
  isOpen: boolean;
  lang: Language;
  returnUrl: string;
}

/** The body of the sandbox gateway's page: the payment, and a form to decide its outcome. */
export function payBody({ order, mandate, isOpen, lang, returnUrl }: PayPage) {
  const messages = pageMessages[lang];
  return html`
    <h1>${messages.title}</h1>
    <p class="note">${messages.practice}</p>
    <section class="card">
      <dl>
        <dt>${messages.to}</dt><dd>${messages.shop}</dd>
        <dt>${messages.order}</dt><dd>${order.orderRef}</dd>
        <dt>${messages.amount}</dt><dd class="amount">${formatMoney(order)}</dd>
      </dl>
      ${mandate ? html`<p>${messages.mandate(termsOf(mandate, lang))}</p>` : ""}
    </section>
    ${currentStatus(order, isOpen, lang)}
    ${isOpen ? choices(order, lang, mandate !== undefined) : html`<p><a class="button primary" href="${returnUrl}">${messages.back}</a></p>`}`;
}

function currentStatus({ state }: SandboxOrder, isOpen: boolean, lang: Language) {
  const messages = pageMessages[lang];
  if (state === "paid" || state === "refunded")
    return html`<p class="good" role="status">${messages.paid}</p>`;
  if (!isOpen) return html`<p role="status">${messages.expired}</p>`;
  if (state === "created") return "";
  return html`<p role="status">${state === "pending" ? messages.pending : messages.declined}</p>`;
}

const termsOf = ({ maxAmount, currency, frequency, endsAt }: SandboxMandate, lang: Language) => ({
  ...{ amount: formatMoney({ amount: maxAmount, currency }), frequency },
  until: formatDate(endsAt.toISOString(), "day-year", lang),
});

const choices = (order: SandboxOrder, lang: Language, repeats: boolean) => html`
  <form method="post">
    <fieldset>
      <legend>${pageMessages[lang].method}</legend>
      ${methodsFor(order.currency).map(
        (method) => html`
      <label><input type="radio" name="method" value="${method}" ${method === paymentMethodOf(order) ? "checked" : ""} /> ${pageMessages[lang].methods[method]}</label>`,
      )}
    </fieldset>
    <h2>${pageMessages[lang].state}</h2>
    ${acts
      .filter((act) => repeats || act !== "pay_once")
      .map(
        (act) => html`
    <button name="act" value="${act}" class="${act === "pay" ? "primary" : ""}">${pageMessages[lang].acts[act]}</button>`,
      )}
  </form>`;
