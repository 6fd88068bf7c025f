import { formatMoney } from "@aradhana/core/money";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { plainPage } from "../../page/plain-page.ts";
import { readForm } from "../../page/read-form.ts";
import { findAttempt } from "../payments.queries.ts";
import { isUnsettled } from "../payments.rules.ts";
import { pageMessages } from "./page-messages.ts";
import { type RazorpayConfig, returnParams } from "./razorpay-gateway.ts";

interface RazorpayRouteParts {
  db: Database;
  config: RazorpayConfig;
  apiOrigin: string;
}

/** Razorpay's page opens and answers by forms: these routes lead there and back. */
export function razorpayRoutes({ db, config, apiOrigin }: RazorpayRouteParts) {
  const readAttempt = async (id: string) =>
    /^order_\w{1,40}$/.test(id) ? findAttempt(db, "razorpay", id) : undefined;

  return new Hono<AppEnv>()
    .get("/razorpay/pay/:id", async (c) => {
      const attempt = await readAttempt(c.req.param("id"));
      if (!attempt) return showUnknown(c);
      const { payment, language: lang } = attempt;
      // Back from Razorpay after a payment, or a link that was opened again.
      if (!isUnsettled(payment.state)) return c.redirect(payment.returnUrl, 303);
      const messages = pageMessages[lang];
      const target = new URL("/v1/checkout/embedded", config.url);
      const back = new URL(`/razorpay/return/${payment.gatewayOrderId}`, apiOrigin).href;
      const fields = {
        ...{ key_id: config.keyId, order_id: payment.gatewayOrderId, name: messages.shop },
        ...{ callback_url: back, cancel_url: back },
      };
      return plainPage(c, {
        lang,
        title: messages.title,
        body: html`
          <h1>${messages.title}</h1>
          <p class="amount">${formatMoney({ amount: payment.amount, currency: payment.currency })}</p>
          <form method="post" action="${target.href}">
            ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <button class="primary">${messages.continue}</button>
          </form>
          <p><a href="${payment.returnUrl}">${messages.back}</a></p>`,
        formTargets: [target.origin],
        submitsItself: true,
      });
    })
    .on(["GET", "POST"], "/razorpay/return/:id", async (c) => {
      const attempt = await readAttempt(c.req.param("id"));
      if (!attempt) return showUnknown(c);
      const url = new URL(attempt.payment.returnUrl);
      const sent = c.req.method === "POST" ? await readForm(c) : c.req.query();
      for (const name of returnParams) {
        const value = sent[name];
        if (value) url.searchParams.set(name, value);
      }
      return c.redirect(url.href, 303);
    });
}

function showUnknown(c: Context) {
  const { title, unknown } = pageMessages.en;
  return plainPage(c, { lang: "en", title, body: html`<h1>${title}</h1><p>${unknown}</p>`, status: 404 });
}
