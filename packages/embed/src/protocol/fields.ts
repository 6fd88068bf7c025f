/**
 * The pattern of a field: it matches the field's type and value together, as in `number812`. `T` exists in the
 * types only.
 */
export type Field<T = unknown> = RegExp & { readonly of?: T };

/** Whether a value matches a field; objects and lists never do. */
export const fits = (pattern: Field, value: unknown): boolean =>
  value !== Object(value) && pattern.test(typeof value + value);

/** One of our opaque ids (`pj_…`, `ord_…`), which contain no personal data. */
export const id: Field<string> = /^string[a-z]{2,3}_[^\W_]{17,32}$/;
/** The partner's own order number, if it has one. */
export const ownNumber: Field<string | undefined> = /^undef|^string[\w.:-]{1,64}$/;
/** A machine-readable keyword: an event, a currency, a kind. */
export const word: Field<string> = /^string[a-z_]{1,40}$/;
/** The address of a widget, without its query. */
export const path: Field<string> = /^string\/widget\/[\w/.:-]{1,300}$/;
/** The full address of a page of the shop. */
export const url: Field<string> = /^stringhttps?:\/\/\S+$/;
/** The path that a page navigates a widget to: as above, and never outside `/widget/`. */
export const place: Field<string> = /^string\/widget(\/[\w:-][\w.:-]{0,80}){1,7}$/;
/** The display mode of a widget in the page. */
export const mode: Field<"inline" | "popup" | "floating"> = /^string(inline|popup|floating)$/;
/** A line of text that a person typed, if there is one. */
export const line: Field<string | undefined> = /^undef|^string[^\p{Cc}]{1,120}$/u;
/** CSS pixels, below 20,000. */
export const pixels: Field<number> = /^number1?\d{1,4}$/;
/** Minor units of a currency. */
export const amount: Field<number> = /^number\d{1,12}$/;
export const flag: Field<boolean> = /^bool/;
/** A link that opens a payment app: the UPI scheme, an Android intent, or the scheme of one app. */
export const appLink: Field<string> =
  /^string(upi|intent|tez|gpay|phonepe|paytmmp|bhim|credpay):\/\/\S{1,2000}$/;
