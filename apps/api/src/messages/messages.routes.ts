import { Hono, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { Database } from "../db/database.ts";
import { notFound } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { plainPage } from "../page/plain-page.ts";
import type { Vault } from "../vault/create-vault.ts";
import { listMessages } from "./messages.queries.ts";

const LIMIT = 50;

interface OutboxParts {
  db: Database;
  vault: Vault;
  apiOrigin: string;
}

/**
 * The outbox page for developers without a message provider; not mounted in production. It accepts only our own
 * host names, because another site's host name may resolve to this machine (DNS rebinding).
 */
export const devOutboxRoutes = ({ db, vault, apiOrigin }: OutboxParts) =>
  new Hono<AppEnv>()
    .use("/dev/*", ownHostsOnly(apiOrigin))
    .get("/dev/outbox", async (c) => {
      const messages = await listMessages(db, vault, LIMIT);
      const empty = html`<p class="note">Nothing has been sent yet. Ask for a code on the login screen, then reload.</p>`;
      const body = html`
        <h1>Outbox</h1>
        <p class="soft">What would have gone out by SMS, WhatsApp or e-mail, newest first. This page does not exist in production.</p>
        <p><a class="button" href="/dev/outbox">Reload</a></p>
        ${messages.length === 0 ? empty : messages.map(card)}`;
      return plainPage(c, { lang: "en", title: `Outbox (${messages.length})`, body });
    })
    .get("/dev/outbox.json", async (c) => {
      c.header("Cache-Control", "no-store");
      return c.json({ messages: await listMessages(db, vault, LIMIT) });
    });

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const ownHostsOnly =
  (apiOrigin: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (!localHosts.has(hostname) && hostname !== URL.parse(apiOrigin)?.hostname) throw notFound();
    await next();
  };

type ShownMessage = Awaited<ReturnType<typeof listMessages>>[number];

const card = ({ to, channel, template, text, at }: ShownMessage) => html`
  <article class="card">
    <h2>${to}</h2>
    <p class="soft">${channel} · ${template} · <time datetime="${at.toISOString()}">${at.toISOString().replace("T", " ").slice(0, 19)} UTC</time></p>
    <pre>${withLinks(text)}</pre>
  </article>`;

/** Turns URLs into links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:/.test(part) ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));
