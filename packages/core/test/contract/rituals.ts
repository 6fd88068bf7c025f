// API responses about pujas and chadhaava, with every field of their schema.

export const money = { amount: 110_000, currency: "inr" };
export const image = { name: "puja-rudrabhishek", alt: "A lamp before the lingam" };
export const starts = "2026-11-23T00:30:00Z";
export const closes = "2026-11-22T12:30:00.000Z";
const named = { slug: "shiva", name: "Shiva" };
const title = { title: "Sankalp", text: "The priest speaks your name." };

const ritualCard = {
  slug: "rudrabhishek-kashi",
  title: "Rudrabhishek",
  image,
  temple: { slug: "kashi-vishwanath", name: "Kashi Vishwanath", city: "Varanasi", state: "Uttar Pradesh" },
  deities: [named],
  occasion: "Soma Pradosh",
  tithi: "Trayodashi",
  muhurat: { start_at: starts, end_at: "2026-11-23T02:00:00Z", tz: "Asia/Kolkata" },
  cutoff_at: closes,
  status: "open",
  authorisation: "temple_authorised",
  price_from: money,
};

const poojaDate = { id: "pj_0123456789abcdefg", start_at: starts };

export const poojaCard = {
  id: "pj_ABCDEFGHIJKLMNOPQ",
  ...ritualCard,
  is_vip: false,
  bnpl_enabled: true,
  rating: { avg: 4.8, count: 12 },
  seats_left: 7,
  next: poojaDate,
};

export const poojaPackage = {
  id: "pk_0123456789abcdefg",
  pooja_id: "pj_ABCDEFGHIJKLMNOPQ",
  name: "Family",
  devotees: { min: 1, max: 6 },
  price: money,
  features: ["Names of six people"],
  is_vip: false,
  is_default: true,
  ships_prasad: true,
  postage: money,
  live_call: false,
};

export const cancellationPolicy = {
  refunds: [{ until_hours: 24, pct: 100 }],
  reschedule_until_hours: 24,
  max_reschedules: 1,
  miss_remedy: "Your money back.",
};

const review = {
  stars: 5,
  text: "We saw it live.",
  author: "Asha S.",
  city: "Pune",
  language: "en",
  is_sample: true,
};
const reviewSummary = { avg: 4.8, count: 12, histogram: [10, 2, 0, 0, 0] };

const prasad = { kind: "dry", ships_to: "all", eta_days: 7, fee: money };
const proof = {
  level: "priest_of_temple",
  authority: "Temple trust",
  text: "The trust names its priests.",
  document_url: "/documents/trust.pdf",
  verify_url: "https://trust.test",
  checked_at: closes,
};
const tax = { sac: "998599", ritual_pct: 70, service_pct: 30, gst_pct: 18 };
const question = { question: "Is it live?", answer: "Yes." };
const facet = { key: "deity", options: [{ value: "shiva", label: "Shiva", count: 3 }] };

export const pooja = {
  ...poojaCard,
  subtitle: "For strength",
  kind: "group",
  gallery: [image],
  about: ["Milk and water are poured."],
  occasion_meaning: "The thirteenth day of the moon.",
  steps: [title],
  benefits: ["Calm"],
  inclusions: ["Recording"],
  receives: [{ type: "video", eta_hours: 48, text: "The whole puja." }],
  prasad,
  sankalp_cutoff_at: closes,
  capacity: { total: 20, left: 7 },
  packages: [poojaPackage],
  addons: [
    {
      id: "ao_0123456789abcdefg",
      kind: "seva",
      title: "Deep daan",
      text: "A lamp is lit.",
      unit: "lamp",
      price: money,
      max_qty: 11,
      image: "offering-deep",
    },
  ],
  priests: [{ name: "Pt. Sharma", lineage: "Kanva", languages: ["hi"] }],
  proof,
  temple_about: "On the river.",
  policy: cancellationPolicy,
  tax,
  faqs: [question],
  reviews: { ...reviewSummary, items: [review] },
  dates: [poojaDate],
  related: [poojaCard],
};

export const poojaListing = { pujas: [poojaCard], facets: [facet], suggestions: [poojaCard] };

const chadhaavaDate = { id: "ch_0123456789abcdefg", start_at: starts };

export const chadhaavaCard = {
  id: "ch_ABCDEFGHIJKLMNOPQ",
  ...ritualCard,
  proof_eta_hours: 48,
  next: chadhaavaDate,
};

const offering = {
  id: "of_0123456789abcdefg",
  slug: "bel-patra",
  name: "Bel leaves",
  what_is_offered: "108 leaves",
  image,
  unit: "garland",
  price: money,
  step: 1,
  min_qty: 1,
  max_qty: 51,
};

export const chadhaava = {
  ...chadhaavaCard,
  subtitle: "Leaves for Shiva",
  gallery: [image],
  about: ["Laid on the lingam."],
  occasion_meaning: "The thirteenth day of the moon.",
  benefits: ["Calm"],
  steps: [title],
  offerings: [offering],
  combos: [{ ...offering, holds: [{ name: "Bel leaves", qty: 2 }] }],
  frequencies: ["weekly", "monthly"],
  name_limit: 4,
  sankalp_cutoff_at: closes,
  prasad,
  proof,
  temple_about: "On the river.",
  policy: cancellationPolicy,
  tax,
  faqs: [question],
  dates: [chadhaavaDate],
  related: [chadhaavaCard],
};

export const chadhaavaListing = {
  chadhaavas: [chadhaavaCard],
  facets: [facet],
  suggestions: [chadhaavaCard],
};

const section = <Item>(type: string, item: Item) => ({
  key: `${type}-1`,
  type,
  title: "More",
  items: [item],
  see_all: { href: "/online-puja", total: 21 },
});

export const home = {
  proofs: { named: true, recorded: true, full_refund_until_hours: 72 },
  banners: [{ key: "shravan", title: "Shravan", text: "The month of Shiva", image, pooja: poojaCard }],
  sections: [
    section("pujas", poojaCard),
    section("purposes", { ...named, total: 3 }),
    section("deities", { ...named, image, total: 3 }),
    section("temples", {
      ...named,
      city: "Varanasi",
      state: "Uttar Pradesh",
      image,
      total: 3,
      authorisation: "temple_authorised",
    }),
    { ...section("reviews", { ...review, pooja_title: "Rudrabhishek" }), summary: reviewSummary },
    section("steps", title),
    section("trust", title),
  ],
  categories: [{ key: "puja", label: "Pujas", href: "/online-puja" }],
  notices: [{ key: "holiday", text: "Closed on Sunday" }],
};

export const banner = {
  id: "bn_0123456789abcdefg",
  key: "shravan",
  title: "Shravan",
  text: "The month of Shiva",
  action: "Book",
  image,
  target: { type: "pooja", id: "pj_0123456789abcdefg", slug: "rudrabhishek-kashi" },
};
