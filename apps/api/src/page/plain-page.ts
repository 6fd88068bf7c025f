import { randomBytes } from "node:crypto";
import type { Language } from "@aradhana/core/contract";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { pageStyle } from "./page-style.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PlainPage {
  lang: Language;
  title: string;
  body: Markup;
  /** Origins that forms may submit to, besides this one. Browsers also apply this to redirects after a submission. */
  formTargets?: readonly string[];
  /** Whether its form is submitted at once, without a tap. @default false */
  submitsItself?: boolean;
  status?: 200 | 404 | 409 | 410;
}

/** Not after Back: the buyer would be sent away again. */
const submitScript =
  'if (performance.getEntriesByType("navigation")[0]?.type !== "back_forward") document.forms[0].submit();';

/** Responds with an HTML page, with its own Content Security Policy. */
export async function plainPage(
  c: Context,
  { lang, title, body, formTargets = [], submitsItself = false, status = 200 }: PlainPage,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const page = await html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style nonce="${nonce}">${raw(pageStyle)}</style>
  </head>
  <body>
    <main>${await body}</main>
    ${submitsItself ? html`<script nonce="${nonce}">${raw(submitScript)}</script>` : ""}
  </body>
</html>`;
  c.header(
    "Content-Security-Policy",
    [
      "default-src 'none'",
      "base-uri 'none'",
      `style-src 'nonce-${nonce}'`,
      ...(submitsItself ? [`script-src 'nonce-${nonce}'`] : []),
      "img-src data:",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
      "frame-ancestors 'none'",
    ].join("; "),
  );
  c.header("Cache-Control", "no-store");
  return c.html(page, status);
}
