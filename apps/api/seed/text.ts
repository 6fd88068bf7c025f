/** A text in both languages of the storefront. */
export type Text = { readonly en: string; readonly hi: string };

/** A text that a priest reads aloud, in both scripts: the same Hindi words, not a translation. */
export type Spoken = { readonly devanagari: string; readonly latin: string };
