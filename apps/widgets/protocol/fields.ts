/** Says whether a value may stand in a field of a message. */
export type Field<T = unknown> = (value: unknown) => value is T;

const textLike =
  <Text extends string>(pattern: RegExp): Field<Text> =>
  (value): value is Text =>
    typeof value === "string" && pattern.test(value);

const maybe =
  (pattern: RegExp): Field<string | undefined> =>
  (value): value is string | undefined =>
    value === undefined || textLike(pattern)(value);

const wholeUpTo =
  (most: number): Field<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** One of our opaque ids (`pj_…`, `ord_…`), which say nothing of anybody. */
export const id = textLike(/^[a-z]{2,3}_[0-9A-Za-z]{17,32}$/);
/** What a partner calls an order of its own, if it does. */
export const ownNumber = maybe(/^[\w.:-]{1,64}$/);
/** A word for programs: what happened, a currency, a kind of thing. */
export const word = textLike(/^[a-z_]{1,40}$/);
/** Where a widget stands: an address without its query. */
export const path = textLike(/^\/widget\/[\w/.:-]{1,300}$/);
/** How a widget stands in the page around it. */
export const mode = textLike<"inline" | "popup" | "floating">(/^(inline|popup|floating)$/);
/** A line that a person wrote, if one did. */
export const line = maybe(/^[^\p{Cc}]{1,120}$/u);
/** CSS pixels. */
export const pixels = wholeUpTo(20_000);
/** Minor units of a currency. */
export const amount = wholeUpTo(1e12);
export const flag: Field<boolean> = (value): value is boolean => typeof value === "boolean";
/** A link that opens a payment app: UPI's own, Android's, or that of one app. */
export const appLink = textLike(/^(upi|intent|tez|gpay|phonepe|paytmmp|bhim|credpay):\/\/\S{1,2000}$/);
