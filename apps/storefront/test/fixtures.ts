import type { Home, Policy, Pooja, PoojaCard, PoojaListing, Review } from "@aradhana/core/contract";

/** Ids in the format of the API, distinguished by a word. */
export const idOf = (prefix: string, word: string) => `${prefix}_${word.padEnd(20, "0")}`;

export const inr = (rupees: number) => ({ amount: rupees * 100, currency: "inr" as const });

/** A dated puja that is open at `serverTime`. */
export function pujaCard(changes: Partial<PoojaCard> = {}): PoojaCard {
  return {
    id: idOf("pj", "rudrabhishek"),
    slug: "rudrabhishek-kashi",
    title: "Soma Pradosh Rudrabhishek",
    image: { name: "puja-pradosh-rudrabhishek-kashi", alt: "Line drawing for Rudrabhishek" },
    temple: {
      slug: "kashi-vishwanath",
      name: "Kashi Vishwanath Temple",
      city: "Varanasi",
      state: "Uttar Pradesh",
    },
    deities: [{ slug: "shiva", name: "Shiva" }],
    occasion: "Soma Pradosh",
    tithi: "Shukla Trayodashi",
    muhurat: {
      start_at: "2026-11-23T12:00:00.000Z",
      end_at: "2026-11-23T13:30:00.000Z",
      tz: "Asia/Kolkata",
    },
    cutoff_at: "2026-11-23T08:30:00.000Z",
    status: "open",
    is_vip: false,
    bnpl_enabled: false,
    authorisation: "temple_authorised",
    price_from: inr(851),
    rating: { avg: 4.6, count: 128 },
    seats_left: null,
    next: { id: idOf("pj", "nextdate"), start_at: "2026-12-07T12:00:00.000Z" },
    ...changes,
  };
}

/** When the fixtures were answered: three days before the puja. */
export const serverTime = "2026-11-20T10:00:00.000Z";

const packageOf = (name: string, people: number, rupees: number, isDefault = false) => ({
  id: idOf("pk", `people${people}`),
  pooja_id: idOf("pj", "rudrabhishek"),
  name,
  devotees: { min: 1, max: people },
  price: inr(rupees),
  features: ["Names and gotra in the sankalp", "Recording at your name"],
  is_vip: false,
  is_default: isDefault,
  ...{ ships_prasad: people > 2, postage: people > 2 ? inr(0) : null },
  live_call: false,
});

const lowReview: Review = {
  stars: 2,
  text: "The recording came a day late.",
  author: "Ramesh",
  city: "Pune",
  language: "en",
  is_sample: true,
};
const highReview: Review = {
  stars: 5,
  text: "मेरे पिता का नाम साफ़ सुनाई दिया।",
  author: "Asha",
  city: "Jaipur",
  language: "hi",
  is_sample: true,
};

/** Everything about that puja. */
export function puja(changes: Partial<Pooja> = {}): Pooja {
  return {
    ...pujaCard(),
    subtitle: "The puja of Shiva at dusk on a Monday Trayodashi",
    kind: "group",
    gallery: [
      { name: "puja-pradosh-rudrabhishek-kashi", alt: "Line drawing for Rudrabhishek" },
      { name: "temple-kashi-vishwanath", alt: "Line drawing of the temple" },
      { name: "puja-pradosh-rudrabhishek-kashi-altar", alt: "Drawing of water on the linga" },
    ],
    about: ["Water, milk and bilva leaves are offered.", "The Rudram is recited."],
    occasion_meaning: "The thirteenth tithi at dusk is held dear to Shiva.",
    steps: [
      { title: "Sankalp", text: "Every name and gotra is spoken." },
      { title: "Abhishek", text: "The linga is bathed." },
      { title: "Aarti", text: "The puja ends with lamps." },
    ],
    benefits: ["Held to bring calm to a restless mind"],
    inclusions: ["The priests' fee", "A recording of the whole puja"],
    receives: [
      { type: "video", eta_hours: 24, text: "Opens at the second your name is read." },
      { type: "prasad", eta_hours: 168, text: "Dry prasad by post." },
    ],
    prasad: { kind: "dry", ships_to: "in", eta_days: 7, fee: inr(151) },
    sankalp_cutoff_at: "2026-11-23T10:00:00.000Z",
    capacity: { total: 40, left: 12 },
    packages: [
      packageOf("For one", 1, 851, true),
      packageOf("For two", 2, 1501),
      packageOf("Family", 4, 2501),
    ],
    addons: [
      {
        id: idOf("ao", "bilva"),
        kind: "offering",
        title: "Bilva leaves",
        text: "One hundred and eight leaves.",
        unit: "108 leaves",
        price: inr(151),
        max_qty: 5,
        image: "offering-deep",
      },
    ],
    priests: [{ name: "Pandit Shivram", lineage: "Shukla Yajurveda", languages: ["Hindi", "Sanskrit"] }],
    proof: {
      level: "temple_authorised",
      authority: "Temple office",
      text: "The letter was seen.",
      document_url: null,
      verify_url: null,
      checked_at: "2026-10-01T00:00:00.000Z",
    },
    temple_about: "One of the twelve jyotirlingas.",
    policy: {
      refunds: [
        { until_hours: 48, pct: 100 },
        { until_hours: 24, pct: 75 },
      ],
      reschedule_until_hours: 12,
      max_reschedules: 1,
      miss_remedy: "You choose a full refund or a repeat.",
    },
    tax: { sac: "998599", ritual_pct: 80, service_pct: 20, gst_pct: 18 },
    faqs: [{ question: "What if I do not know my gotra?", answer: "Choose “I don't know”." }],
    reviews: { avg: 4.6, count: 128, histogram: [96, 18, 7, 4, 3], items: [highReview, lowReview] },
    dates: [{ id: idOf("pj", "nextdate"), start_at: "2026-12-07T12:00:00.000Z" }],
    related: [pujaCard({ id: idOf("pj", "related"), title: "Sri Suktam homa" })],
    ...changes,
  };
}

export const home: Home = {
  proofs: { named: true, recorded: true, full_refund_until_hours: 72 },
  banners: ["First", "Second"].map((word) => ({
    key: word,
    title: `${word} highlight`,
    text: "Performed at dusk by priests of the temple.",
    image: { name: `puja-${word.toLowerCase()}`, alt: "Line drawing" },
    pooja: pujaCard({ id: idOf("pj", word) }),
  })),
  categories: [{ key: "puja", label: "Pujas", href: "/online-puja" }],
  notices: [],
  sections: [
    {
      key: "coming",
      type: "pujas",
      title: "Upcoming pujas",
      items: [pujaCard()],
      see_all: { href: "/online-puja", total: 32 },
    },
    { key: "empty", type: "pujas", title: "Nothing in here", items: [], see_all: null },
    {
      key: "purposes",
      type: "purposes",
      title: "By purpose",
      items: [{ slug: "health", name: "Health", total: 4 }],
      see_all: null,
    },
    {
      key: "deities",
      type: "deities",
      title: "Pujas by deity",
      items: [{ slug: "shiva", name: "Shiva", image: { name: "deity-shiva", alt: "" }, total: 9 }],
      see_all: null,
    },
    {
      key: "temples",
      type: "temples",
      title: "Temples",
      items: [
        {
          slug: "kashi-vishwanath",
          name: "Kashi Vishwanath Temple",
          city: "Varanasi",
          state: "Uttar Pradesh",
          image: { name: "temple-kashi-vishwanath", alt: "" },
          total: 3,
          authorisation: "temple_authorised",
        },
      ],
      see_all: null,
    },
    {
      key: "reviews",
      type: "reviews",
      title: "Reviews",
      items: [highReview, lowReview].map((review) => ({ ...review, pooja_title: "Rudrabhishek" })),
      see_all: null,
      summary: { avg: 4.6, count: 128, histogram: [96, 18, 7, 4, 3] },
    },
    {
      key: "steps",
      type: "steps",
      title: "How it works",
      items: [{ title: "Choose", text: "A puja and a date." }],
      see_all: null,
    },
    {
      key: "trust",
      type: "trust",
      title: "What we answer for",
      items: [{ title: "Proof at every step", text: "Every step has its time." }],
      see_all: null,
    },
  ],
};

const cards = Array.from({ length: 12 }, (_, n) =>
  pujaCard({ id: idOf("pj", `card${n}`), title: `Puja number ${n + 1}` }),
);

export const listing: PoojaListing = {
  pujas: cards,
  facets: [
    { key: "deity", options: [{ value: "shiva", label: "Shiva", count: 9 }] },
    { key: "purpose", options: [{ value: "health", label: "Health", count: 4 }] },
    { key: "temple", options: [{ value: "kashi-vishwanath", label: "Kashi Vishwanath Temple", count: 3 }] },
  ],
  suggestions: [],
};

const person = {
  name: "A. Sample",
  role: "Care",
  phone: "+91 00000 00000",
  email: "a@example.com",
  hours: "8 to 8",
};

export const policy: Policy = {
  slug: "exchange-policy",
  title: "Cancellation and refunds",
  version: "1.2",
  effective_on: "2026-10-01",
  summary: ["One.", "Two.", "Three.", "Four.", "Five."],
  sections: [
    {
      id: "cancel",
      heading: "Cancelling",
      blocks: [
        { type: "paragraph", text: "You may cancel." },
        { type: "list", items: ["Early", "Late"] },
        { type: "table", caption: "What comes back", head: ["Until", "Back"], rows: [["48 hours", "100%"]] },
      ],
    },
  ],
  history: [{ version: "1.2", effective_on: "2026-10-01", change: "Clearer words." }],
  contacts: [person],
  grievance_officer: { ...person, email: "grievance@example.com" },
};
