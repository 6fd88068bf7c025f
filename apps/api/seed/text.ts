/** One text in the two languages of the storefront. */
export type Text = { readonly en: string; readonly hi: string };

/** What a priest says aloud, in both scripts: the same Hindi words, never a translation. */
export type Spoken = { readonly devanagari: string; readonly latin: string };
