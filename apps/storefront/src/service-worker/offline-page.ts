import type { Language } from "@aradhana/core/contract";
import { brand, offlineTexts } from "./offline-texts.ts";

export interface SavedPage {
  href: string;
  /** Text without tags, escaped as the server wrote it. */
  titleHtml: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");

// The colours of the shop: packages/ui/src/theme/tokens.css
const style = `:root{color-scheme:light dark;--page:#fbf7ef;--text:#2a1710;--accent:#800000;--line:#e4d8c4}
@media(prefers-color-scheme:dark){:root{--page:#17100c;--text:#f4e9dc;--accent:#ecae3e;--line:#3d2d23}}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,"Noto Sans Devanagari",sans-serif}
header{padding:.375rem 1rem;border-bottom:1px solid var(--line)}
header a{display:inline-block;padding-block:.5rem;font:1.25rem/1.4 Georgia,"Noto Serif Devanagari",serif;text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}
h1,h2{font-family:Georgia,"Noto Serif Devanagari",serif;font-weight:400;line-height:1.35}
h1{margin:0 0 .5rem;font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.125rem}
p{margin:0 0 1rem}a{color:var(--accent)}
.retry{display:inline-block;padding:.625rem 1.25rem;border:1px solid var(--accent);border-radius:4px;text-decoration:none;font-weight:600}
ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li a{display:block;padding:.75rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}`;

/**
 * The page in place of one that is not saved: a way to try again, and the pages that can be read, last first. Of one title,
 * which is that of a page and of its panels, the last. It needs no script.
 */
export function offlinePage(language: Language, saved: readonly SavedPage[]): Response {
  const t = offlineTexts[language];
  const nonce = crypto.randomUUID();
  const last = saved.filter(
    ({ titleHtml }, at) => at === saved.findIndex((page) => page.titleHtml === titleHtml),
  );
  const items = last.map(({ href, titleHtml }) => `<li><a href="${escapeText(href)}">${titleHtml}</a></li>`);
  const list = items.length > 0 ? `<h2>${t.saved}</h2><ul>${items.join("")}</ul>` : "";
  const html = `<!doctype html><html lang="${t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.heading} · ${brand}</title><style nonce="${nonce}">${style}</style></head><body><header><a href="/">${t.brand}</a></header><main><h1>${t.heading}</h1><p>${t.text}</p><p><a class="retry" href="">${t.retry}</a></p>${list}</main></body></html>`;
  return new Response(html, {
    // Not an error of the page: with another status, some browsers show their own page.
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": t.lang,
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
    },
  });
}
