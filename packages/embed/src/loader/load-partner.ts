/** The element of this script in the page. */
export const script = document.currentScript as HTMLScriptElement;

/**
 * Applies a partner's theme to an element's shadow tree (partner/). It is loaded as a script, the one
 * kind of request that every page of this loader allows. A page that loads the loader by its hash runs no other
 * script of ours.
 */
export function dress(host: Element, base: string, attribute: (name: string) => string | null): void {
  script.integrity ||
    import(/* @vite-ignore */ `${base}partners/${attribute("partner-id")}.js`).then(
      (partner) => partner.dress(host),
      Boolean,
    );
}
