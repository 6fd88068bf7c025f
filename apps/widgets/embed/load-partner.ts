const script = document.currentScript as HTMLScriptElement;

/**
 * Gives what stands in an element's shadow tree the look of a partner (embed/partner/), fetched by the one kind of
 * request that every page of this loader allows: a script. A page that has the loader by its hash runs nothing else of ours.
 */
export function dress(host: Element, base: string, partnerId: string | null): void {
  script.integrity ||
    import(/* @vite-ignore */ `${base}partners/${partnerId}.js`).then(
      (partner) => partner.dress(host),
      Boolean,
    );
}
