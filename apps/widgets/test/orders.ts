import type { Money, Order, PaymentState, PaymentStatus, Quote, Sankalp } from "@aradhana/core/contract";

const inr = (amount: number): Money => ({ amount, currency: "inr" });
const totals = {
  items: inr(85_100),
  addons: inr(0),
  dakshina: inr(0),
  shipping: inr(0),
  discount: inr(0),
  tax: inr(2_600),
  grand: inr(85_100),
};
const split = {
  ritual: inr(68_000),
  service: inr(14_500),
  shipping: inr(0),
  tax: [{ name: "GST", pct: 18, amount: inr(2_600) }],
};
const lines = [
  {
    kind: "package" as const,
    item_id: "pk_single0000000000000",
    title: "Rudrabhishek, for one",
    qty: 1,
    unit_price: inr(85_100),
    amount: inr(85_100),
  },
];

/** The price of a booking that can be ordered. */
export const quote: Quote = {
  quote_id: "qt_quote000000000000000",
  expires_at: "2026-11-20T10:15:00.000Z",
  lines,
  totals,
  split,
  coupon: null,
  problems: [],
  held_until: null,
  needs_address: false,
  is_sent: false,
};

/** An order that waits for its payment. */
export const order: Order = {
  id: "ord_order00000000000000",
  number: "AR-20-000123",
  type: "pooja",
  state: "created",
  created_at: "2026-11-20T10:00:00.000Z",
  lines,
  totals,
  split,
  currency: "inr",
  country_code: "in",
  contact: { name: "Asha Sharma", phone_masked: "******3210" },
  address_summary: null,
  timeline: [],
  next_action: "pay",
  payment: null,
  link_sent: null,
  policy: { refunds: [], reschedule_until_hours: 24, max_reschedules: 1, miss_remedy: "" },
};

/** A minute after that order was made. */
export const now = () => Date.parse(order.created_at) + 60_000;

/** The payment status of that order. */
export const payment = (state: PaymentState, changes: Partial<PaymentStatus> = {}): PaymentStatus => ({
  state,
  order: {
    id: order.id,
    number: order.number,
    type: "pooja",
    title: "Soma Pradosh Rudrabhishek",
    grand: inr(85_100),
    pooja_id: "pj_single0000000000000",
    package_id: "pk_single0000000000000",
    is_vip: false,
    starts_at: "2026-11-23T12:00:00.000Z",
    lines,
    totals,
    names_given: false,
    split,
  },
  gateway: "sandbox",
  method: null,
  next_poll_ms: null,
  message_key: state === "success" ? "paid" : "waiting",
  reference: null,
  paid_at: null,
  link_sent: null,
  ...changes,
});

/** The names of that order, as they were taken. */
export const sankalp: Sankalp = {
  id: "snk_names000000000000000",
  order_id: order.id,
  devotees: [
    {
      name: "Asha Sharma",
      name_devanagari: "आशा शर्मा",
      pronounced: "",
      gotra: "",
      gotra_unknown: true,
      relation: "self",
      nakshatra: "",
      rashi: "",
      dob: null,
    },
  ],
  purpose: "self",
  wish: "",
  wish_public: false,
  video_phone: null,
  preferred_time: "",
  call_phone: null,
  language: "en",
  state: "submitted",
  version: 1,
  versions: [{ n: 1, at: "2026-11-20T10:00:00.000Z" }],
  editable_until: "2026-11-23T06:30:00.000Z",
  read_out: { devanagari: "", latin: "" },
};
