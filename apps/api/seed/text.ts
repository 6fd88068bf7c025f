/** One text in the two languages of the storefront. */
export type Text = { readonly en: string; readonly hi: string };
