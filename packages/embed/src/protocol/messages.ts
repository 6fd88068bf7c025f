import {
  amount,
  type Field,
  flag,
  id,
  line,
  mode,
  ownNumber,
  path,
  pixels,
  place,
  url,
  word,
} from "./fields.ts";

/** The fields of every message; `VERSION` rises when an old loader no longer understands a new widget. */
export const NAMESPACE = "aradhana";
export const VERSION = 1;

const item = { item_type: word, item_id: id };
const order = { order_id: id };

/** Messages from a widget to the page around it, and their fields. None is for personal data. */
export const fromWidget = {
  ready: { path },
  resize: { height: pixels },
  scroll_to: { top: pixels },
  navigate: { path },
  view_item: item,
  select_package: { ...item, package_id: id },
  begin_checkout: { ...item, amount, currency: word },
  payment_started: order,
  payment_pending: order,
  payment_success: order,
  payment_failed: order,
  order_success: { ...order, temp_order_id: ownNumber, amount, currency: word },
  cart_handoff: { url },
  close: {},
  error: { code: word, retryable: flag },
} as const;

/** Messages from the page around a widget, once a channel is open. */
export const fromPage = {
  prefill: { name: line, phone: line },
  navigate: { path: place },
  focus: {},
  close: {},
} as const;

/** The fields of the first message, which opens the channel. */
export const handshake = { partner_id_set: { mode } } as const;

export type Table = Readonly<Record<string, Readonly<Record<string, Field>>>>;
type Value<F> = F extends Field<infer T> ? T : never;
type Optional<Fields> = {
  [Name in keyof Fields]: undefined extends Value<Fields[Name]> ? Name : never;
}[keyof Fields];
type Payload<Fields> = { [Name in Exclude<keyof Fields, Optional<Fields>>]: Value<Fields[Name]> } & {
  [Name in Optional<Fields>]?: Value<Fields[Name]>;
};

/** The messages of a table by their types, each with its payload. */
export type Messages<T extends Table> = { [Type in keyof T]: Payload<T[Type]> };
export type FromWidget = Messages<typeof fromWidget>;
export type FromPage = Messages<typeof fromPage>;
export type Mode = Payload<(typeof handshake)["partner_id_set"]>["mode"];
