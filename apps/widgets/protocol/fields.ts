/**
 * The pattern of a field of a message: a pattern of its type and its text together, as in
 * `number812`. Of `T` nothing is there but in the types.
 */
export type Field<T = unknown> = RegExp & { readonly of?: T };

/** Whether a value may stand in a field: never an object or a list, whatever they say they are. */
export const fits = (pattern: Field, value: unknown): boolean =>
  value !== Object(value) && pattern.test(typeof value + value);

/** One of our opaque ids (`pj_…`, `ord_…`), which say nothing of anybody. */
export const id: Field<string> = /^string[a-z]{2,3}_[^\W_]{17,32}$/;
/** The partner's own number of an order, if there is one. */
export const ownNumber: Field<string | undefined> = /^undef|^string[\w.:-]{1,64}$/;
/** A word for programs: what happened, a currency, a kind of thing. */
export const word: Field<string> = /^string[a-z_]{1,40}$/;
/** The address of a widget, without its query. */
export const path: Field<string> = /^string\/widget\/[\w/.:-]{1,300}$/;
/** Where a page sends a widget: as above, and no part of it leads back out of `/widget/`. */
export const place: Field<string> = /^string\/widget(\/[\w:-][\w.:-]{0,80}){1,7}$/;
/** How a widget is placed in the page around it. */
export const mode: Field<"inline" | "popup" | "floating"> = /^string(inline|popup|floating)$/;
/** A line that a person wrote, if one did. */
export const line: Field<string | undefined> = /^undef|^string[^\p{Cc}]{1,120}$/u;
/** CSS pixels, below 20,000. */
export const pixels: Field<number> = /^number1?\d{1,4}$/;
/** Minor units of a currency. */
export const amount: Field<number> = /^number\d{1,12}$/;
export const flag: Field<boolean> = /^bool/;
/** A link that opens a payment app: UPI's own, Android's, or that of one app. */
export const appLink: Field<string> =
  /^string(upi|intent|tez|gpay|phonepe|paytmmp|bhim|credpay):\/\/\S{1,2000}$/;
