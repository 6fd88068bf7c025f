import { avoidContent } from "./avoid-content.ts";
import { lookOf } from "./look-of.ts";
import type { PartnerFacts } from "./partner-facts.ts";
import { registrationProblem } from "./registration-problem.ts";

/**
 * The script that the loader fetches once for each partner of a page. It warns the page's developer if the
 * page's origin is not registered, and applies the partner's colours and name to what the loader has added. The
 * web server appends a call of it with the partner's data (apps/storefront/server/partner-script.ts).
 */
export function startPartner(facts: PartnerFacts): { dress(host: Element): void } {
  const problem = registrationProblem(facts, location.origin);
  if (problem) console.error(problem);
  const look = sheetOf(lookOf(facts.colors));
  const light = sheetOf(":host{color-scheme:light}");
  const keepClear = avoidContent();

  return {
    /** Called each time that the loader has put something into the shadow tree of an element. */
    dress(host) {
      const root = host.shadowRoot;
      if (!root) return;
      // The popup of a link names its partner only in the address.
      const frame = root.querySelector("iframe");
      const named = frame && new URL(frame.src, location.href).searchParams.get("partner_id");
      if (named && named !== facts.id) return loadOther(named, host);
      if (!root.adoptedStyleSheets.includes(look)) root.adoptedStyleSheets = [look];
      // A page that names no scheme is light: the frame must be as well, else browsers make it opaque.
      if (/^normal/.test(getComputedStyle(host).colorScheme)) root.adoptedStyleSheets = [look, light];
      if (facts.name) root.querySelector("dialog > button")?.before(` · ${facts.name}`);
      const slot = root.querySelector("slot");
      if (slot?.style.position === "fixed") keepClear(host, slot);
    },
  };
}

/** An id that is none is the shop's to answer; what does not come is done without. */
function loadOther(id: string, host: Element) {
  import(/* @vite-ignore */ `./${encodeURIComponent(id)}.js`).then((partner) => partner.dress(host), Boolean);
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
