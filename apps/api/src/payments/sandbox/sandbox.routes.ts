import { language } from "@aradhana/core/contract";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { plainPage } from "../../page/plain-page.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { pageWords } from "./page-words.ts";
import { payBody } from "./pay-page.ts";
import { act, findSandboxOrder } from "./sandbox.queries.ts";
import { acts, isOpen } from "./sandbox.rules.ts";
import { returnAddress } from "./sandbox-gateway.ts";

interface SandboxRouteParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** Told that an event waits to be delivered. */
  wake: () => void;
}

const form = v.object({ act: v.picklist(acts), method: v.optional(v.string()) });
const langOf = (c: Context) => v.parse(v.fallback(v.optional(language, "en"), "en"), c.req.query("lang"));

const isId = (text: string) => /^sbx_\w{1,40}$/.test(text);

/** The fields of a form as browsers send it; of anything else none. */
async function readForm(c: Context): Promise<Record<string, string>> {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {};
}

/** The practice gateway's own page, where a buyer decides what becomes of a payment. */
export function sandboxRoutes({ db, vault, clock, wake }: SandboxRouteParts) {
  return new Hono<AppEnv>()
    .get("/sandbox/pay/:id", (c) => show(c, c.req.param("id")))
    .post("/sandbox/pay/:id", async (c) => {
      const id = c.req.param("id");
      const sent = v.safeParse(form, await readForm(c));
      const done = sent.success && isId(id) ? await act(db, id, sent.output, clock()) : undefined;
      // A second tap, or a page that has run out of time: show how it stands.
      if (!sent.success || !done) return show(c, id);
      wake();
      if (sent.output.act === "pay_and_close") return sayPaid(c);
      return c.redirect(returnAddress(vault, done), 303);
    });

  async function show(c: Context, id: string) {
    const lang = langOf(c);
    const words = pageWords[lang];
    const order = isId(id) ? await findSandboxOrder(db, id) : undefined;
    if (!order) {
      const body = html`<h1>${words.title}</h1><p>${words.unknown}</p>`;
      return plainPage(c, { lang, title: words.title, body, status: 404 });
    }
    return plainPage(c, {
      lang,
      title: words.title,
      body: payBody({ order, lang, isOpen: isOpen(order, clock()), back: returnAddress(vault, order) }),
      formTargets: [new URL(order.returnUrl).origin],
    });
  }
}

function sayPaid(c: Context) {
  const lang = langOf(c);
  const words = pageWords[lang];
  const body = html`<h1>${words.title}</h1><p class="note good" role="status">${words.closed}</p>`;
  return plainPage(c, { lang, title: words.title, body });
}
