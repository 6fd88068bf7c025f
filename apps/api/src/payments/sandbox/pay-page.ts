import type { Language } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { html } from "hono/html";
import { pageWords } from "./page-words.ts";
import type { SandboxOrder } from "./sandbox.queries.ts";
import { acts, methodOf, methodsFor } from "./sandbox.rules.ts";

interface PayPage {
  order: SandboxOrder;
  isOpen: boolean;
  lang: Language;
  /** Where the buyer goes back to. */
  back: string;
}

/** What is paid to whom, and what can be done about it. */
export function payBody({ order, isOpen, lang, back }: PayPage) {
  const words = pageWords[lang];
  return html`
    <h1>${words.title}</h1>
    <p class="note">${words.practice}</p>
    <section class="card">
      <dl>
        <dt>${words.to}</dt><dd>${words.shop}</dd>
        <dt>${words.order}</dt><dd>${order.orderRef}</dd>
        <dt>${words.amount}</dt><dd class="amount">${formatMoney(order)}</dd>
      </dl>
    </section>
    ${currentStatus(order, isOpen, lang)}
    ${isOpen ? choices(order, lang) : html`<p><a class="button primary" href="${back}">${words.back}</a></p>`}`;
}

function currentStatus({ state }: SandboxOrder, isOpen: boolean, lang: Language) {
  const words = pageWords[lang];
  if (state === "paid" || state === "refunded") return html`<p class="good" role="status">${words.paid}</p>`;
  if (!isOpen) return html`<p role="status">${words.over}</p>`;
  if (state === "created") return "";
  return html`<p role="status">${state === "pending" ? words.pending : words.declined}</p>`;
}

const choices = (order: SandboxOrder, lang: Language) => html`
  <form method="post">
    <fieldset>
      <legend>${pageWords[lang].method}</legend>
      ${methodsFor(order.currency).map(
        (method) => html`
      <label><input type="radio" name="method" value="${method}" ${method === methodOf(order) ? "checked" : ""} /> ${pageWords[lang].methods[method]}</label>`,
      )}
    </fieldset>
    <h2>${pageWords[lang].state}</h2>
    ${acts.map(
      (act) => html`
    <button name="act" value="${act}" class="${act === "pay" ? "primary" : ""}">${pageWords[lang].acts[act]}</button>`,
    )}
  </form>`;
