import { language } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { plainPage } from "../../page/plain-page.ts";
import { readForm } from "../../page/read-form.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { findSandboxMandate } from "./mandates.queries.ts";
import { pageMessages } from "./page-messages.ts";
import { payBody } from "./pay-page.ts";
import { applyAction, findSandboxOrder } from "./sandbox.queries.ts";
import { acts, isOpen } from "./sandbox.rules.ts";
import { signedReturnUrl } from "./sandbox-gateway.ts";

interface SandboxRouteParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Called when a webhook is ready to be delivered. */
  wake: () => void;
}

const form = v.object({ act: v.picklist(acts), method: v.optional(v.string()) });
const langOf = (c: Context) => v.parse(v.fallback(v.optional(language, "en"), "en"), c.req.query("lang"));

const isId = (text: string) => /^sbx_\w{1,40}$/.test(text);

/** The routes of the sandbox gateway's page, where a tester decides the outcome of a payment. */
export function sandboxRoutes({ db, vault, clock, wake }: SandboxRouteParts) {
  return new Hono<AppEnv>()
    .get("/sandbox/pay/:id", (c) => showOrder(c, c.req.param("id")))
    .post("/sandbox/pay/:id", async (c) => {
      const id = c.req.param("id");
      const sent = v.safeParse(form, await readForm(c));
      const updated = sent.success && isId(id) ? await applyAction(db, id, sent.output, clock()) : undefined;
      // Submitted twice, or after the order expired: show the current status.
      if (!sent.success || !updated) return showOrder(c, id);
      wake();
      if (sent.output.act === "pay_and_close") return showPaid(c);
      return c.redirect(signedReturnUrl(vault, updated), 303);
    });

  async function showOrder(c: Context, id: string) {
    const lang = langOf(c);
    const messages = pageMessages[lang];
    const order = isId(id) ? await findSandboxOrder(db, id) : undefined;
    if (!order) {
      const body = html`<h1>${messages.title}</h1><p>${messages.unknown}</p>`;
      return plainPage(c, { lang, title: messages.title, body, status: 404 });
    }
    return plainPage(c, {
      lang,
      title: messages.title,
      body: payBody({
        order,
        mandate: await findSandboxMandate(db, order.mandateId),
        lang,
        isOpen: isOpen(order, clock()),
        returnUrl: signedReturnUrl(vault, order),
      }),
      formTargets: [new URL(order.returnUrl).origin],
    });
  }
}

function showPaid(c: Context) {
  const lang = langOf(c);
  const messages = pageMessages[lang];
  const body = html`<h1>${messages.title}</h1><p class="note good" role="status">${messages.closed}</p>`;
  return plainPage(c, { lang, title: messages.title, body });
}
