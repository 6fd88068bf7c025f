const SCHEME = /\(prefers-color-scheme:\s*(dark|light)\)/;
const asWritten = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a page in one colour scheme, whatever the system prefers. The tokens follow `prefers-color-scheme` only,
 * which a page cannot change, so the media rules themselves are switched on or off.
 */
export function forceScheme(scheme: "light" | "dark" | undefined, doc: Document) {
  doc.documentElement.style.colorScheme = scheme ?? "";
  for (const sheet of doc.styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule) force(rule, scheme);
  }
}

function force(rule: CSSMediaRule, scheme: "light" | "dark" | undefined) {
  const written = asWritten.get(rule) ?? rule.media.mediaText;
  const named = SCHEME.exec(written)?.[1];
  if (!named) return;
  asWritten.set(rule, written);
  rule.media.mediaText = scheme ? written.replace(SCHEME, named === scheme ? "all" : "not all") : written;
}
