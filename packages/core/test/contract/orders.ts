// API responses about orders, payments and people, with every field of their schema.
import {
  cancellationPolicy,
  chadhaavaCard,
  closes,
  image,
  money,
  poojaCard,
  poojaPackage,
  starts,
} from "./rituals.ts";

const orderLine = {
  kind: "package",
  item_id: "pk_0123456789abcdefg",
  title: "Family",
  qty: 1,
  unit_price: money,
  amount: money,
};
const totals = {
  items: money,
  addons: money,
  dakshina: money,
  shipping: money,
  discount: money,
  tax: money,
  grand: money,
};
const split = {
  ritual: money,
  service: money,
  shipping: money,
  tax: [{ name: "IGST", pct: 18, amount: money }],
};

export const quote = {
  quote_id: "qt_0123456789abcdefg",
  expires_at: closes,
  lines: [orderLine],
  totals,
  split,
  coupon: { code: "SHIVA10", status: "applied", message: "10 % off" },
  problems: [{ code: "sold_out", message: "No place is left.", item_id: "pk_0123456789abcdefg" }],
  held_until: closes,
  ...{ needs_address: false, is_sent: false },
};

export const reservation = {
  id: "rsv_0123456789abcdefg",
  state: "open",
  pooja_id: "pj_0123456789abcdefg",
  package_id: "pk_0123456789abcdefg",
  lines: [orderLine],
  price: money,
  coupon: "SHIVA10",
  created_at: closes,
  expires_at: closes,
  order_id: "ord_0123456789abcdefg",
};

export const order = {
  id: "ord_0123456789abcdefg",
  number: "A-1001",
  type: "pooja",
  state: "paid",
  created_at: closes,
  lines: [orderLine],
  totals,
  split,
  currency: "inr",
  country_code: "in",
  contact: { name: "Asha", phone_masked: "•••••3210" },
  address_summary: "Pune, India",
  timeline: [{ state: "paid", at: closes, planned_at: closes, evidence_url: "/evidence/1" }],
  next_action: "fill_sankalp",
  payment: {
    state: "success",
    gateway: "razorpay",
    method: "upi",
    amount: money,
    reference: "UTR1",
    paid_at: closes,
  },
  link_sent: { channel: "sms", to_masked: "+91 •••••3210", at: closes },
  policy: cancellationPolicy,
};

const devotee = {
  name: "Asha Sharma",
  name_devanagari: "आशा शर्मा",
  pronounced: "Aa-sha",
  gotra: "Kashyapa",
  gotra_unknown: false,
  relation: "self",
  nakshatra: "Rohini",
  rashi: "Vrishabha",
  dob: "1990-01-31",
};
const wishes = {
  devotees: [devotee],
  purpose: "self",
  wish: "Health for all",
  wish_public: true,
  video_phone: { dial_code: "91", number: "9876543210" },
  language: "hi",
  preferred_time: "in the evening",
  call_phone: { dial_code: "1", number: "2025550123" },
};

export const sankalpRequest = { order_id: "ord_0123456789abcdefg", ...wishes };

export const sankalp = {
  id: "snk_0123456789abcdefg",
  ...sankalpRequest,
  state: "submitted",
  version: 2,
  versions: [{ n: 1, at: closes }],
  editable_until: closes,
  read_out: { devanagari: "काश्यप गोत्र", latin: "Kashyapa gotra" },
};

const orderOfRitual = {
  order,
  sankalp_cutoff_at: closes,
  sankalp,
  proofs: [{ kind: "video", url: "https://video.test/1", start_seconds: 65, at: closes }],
  name: "rudrabhishek",
};

export const poojaOrder = {
  ...orderOfRitual,
  pooja: poojaCard,
  package: poojaPackage,
  live_url: "https://video.test/live",
};
export const chadhaavaOrder = { ...orderOfRitual, chadhaava: chadhaavaCard, name_limit: 4 };

export const orders = {
  orders: [
    {
      id: "ord_0123456789abcdefg",
      number: "A-1001",
      type: "pooja",
      state: "paid",
      payment_state: "success",
      title: "Rudrabhishek",
      name: "rudrabhishek",
      image,
      temple: "Kashi Vishwanath",
      starts_at: starts,
      created_at: closes,
      grand: money,
      next_action: "fill_sankalp",
      pooja_id: "pj_0123456789abcdefg",
      package_id: "pk_0123456789abcdefg",
      is_vip: false,
    },
    {
      id: "ord_1123456789abcdefg",
      number: "A-1002",
      type: "chadhaava",
      state: "names_due",
      payment_state: "success",
      title: "Bilva leaves",
      name: "bilva-leaves",
      image,
      temple: "Kashi Vishwanath",
      starts_at: starts,
      created_at: closes,
      grand: money,
      next_action: "fill_sankalp",
      chadhaava_id: "ch_0123456789abcdefg",
    },
  ],
};

export const initiated = {
  payment_id: "pay_0123456789abcdefg",
  gateway: "sandbox",
  gateway_order_id: "g_1",
  public_key: "pub_1",
  amount: money,
  redirect_url: "https://pay.test/1",
  upi: { intent_url: "upi://pay?pa=shop@bank" },
  expires_at: closes,
};

export const paymentStatus = {
  state: "success",
  order: {
    id: "ord_0123456789abcdefg",
    number: "A-1001",
    type: "pooja",
    title: "Rudrabhishek",
    grand: money,
    pooja_id: "pj_0123456789abcdefg",
    package_id: "pk_0123456789abcdefg",
    is_vip: false,
    starts_at: starts,
    lines: [orderLine],
    totals,
    names_given: false,
    split,
  },
  gateway: "razorpay",
  method: "upi",
  next_poll_ms: 3000,
  message_key: "paid",
  reference: "UTR1",
  paid_at: closes,
  link_sent: null,
};

export const user = {
  id: "cus_0123456789abcdefg",
  phone: { dial_code: "91", number: "9876543210" },
  name: "Asha",
  email: "asha@example.test",
  language: "hi",
  country_code: "in",
  consents: [{ purpose: "whatsapp", given: true, at: closes }],
  token: "fresh",
};

export const partnerOrder = {
  order_id: "ord_0123456789abcdefg",
  number: "A-1001",
  temp_order_id: "tmp-1",
  type: "pooja",
  state: "paid",
  payment_state: "success",
  title: "Rudrabhishek",
  grand: money,
  starts_at: starts,
  created_at: closes,
  conflicts: [{ order_id: "ord_1123456789abcdefg", number: "A-1002", state: "created" }],
};
