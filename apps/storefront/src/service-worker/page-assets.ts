/**
 * The stylesheet, fonts and scripts that a document names. Its stylesheet is one file, which is not among those that the
 * scripts load; a stylesheet that a script names is part of it.
 */
export const pageAssets = (html: string): string[] =>
  [...html.matchAll(/ href="(\/assets\/[^"]+)"|"(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, linked, script]) => linked ?? script ?? [],
  );
