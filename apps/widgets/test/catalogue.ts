import type { Chadhaava, ChadhaavaCard, Pooja, PoojaCard } from "@aradhana/core/contract";

const ritual = {
  slug: "rudrabhishek-kashi",
  title: "Soma Pradosh Rudrabhishek",
  image: { name: "puja-pradosh-rudrabhishek-kashi", alt: "Line drawing" },
  temple: {
    slug: "kashi-vishwanath",
    name: "Kashi Vishwanath Temple",
    city: "Varanasi",
    state: "Uttar Pradesh",
  },
  deities: [{ slug: "shiva", name: "Shiva" }],
  occasion: "Soma Pradosh",
  tithi: "Shukla paksha Trayodashi",
  muhurat: { start_at: "2026-11-23T12:00:00.000Z", end_at: "2026-11-23T13:30:00.000Z", tz: "Asia/Kolkata" },
  cutoff_at: "2026-11-23T08:30:00.000Z",
  status: "open",
  authorisation: "temple_authorised",
  price_from: { amount: 85_100, currency: "inr" },
} as const;

/** A dated puja that is open by the server's clock. */
export function pujaCard(changes: Partial<PoojaCard> = {}): PoojaCard {
  return {
    ...ritual,
    deities: [...ritual.deities],
    id: "pj_rudrabhishek0000000",
    is_vip: false,
    bnpl_enabled: false,
    rating: null,
    seats_left: null,
    next: null,
    ...changes,
  };
}

/** A dated chadhaava that is open by the server's clock. */
export function chadhaavaCard(changes: Partial<ChadhaavaCard> = {}): ChadhaavaCard {
  return {
    ...ritual,
    deities: [...ritual.deities],
    id: "ch_bilvapatra000000000",
    title: "Bilva leaves for Mahadev",
    proof_eta_hours: 24,
    next: null,
    ...changes,
  };
}

const proof = {
  level: "temple_authorised",
  authority: "Office of the temple",
  text: "Agreed in writing.",
  document_url: null,
  verify_url: null,
  checked_at: "2026-10-01T00:00:00.000Z",
} as const;

const policy = {
  refunds: [{ until_hours: 48, pct: 100 }],
  reschedule_until_hours: 24,
  max_reschedules: 1,
  miss_remedy: "The whole price, or the ritual anew.",
};

const tax = { sac: "999723", ritual_pct: 80, service_pct: 20, gst_pct: 18 };

/** A puja with all that its page shows: two packages, of which the second sends prasad, and an add-on. */
export function puja(changes: Partial<Pooja> = {}): Pooja {
  const one = {
    id: "pk_single0000000000000",
    pooja_id: "pj_rudrabhishek0000000",
    name: "For one",
    devotees: { min: 1, max: 1 },
    price: { amount: 85_100, currency: "inr" },
    features: ["Recording"],
    is_vip: false,
    is_default: true,
    ships_prasad: false,
    postage: null,
    live_call: false,
  } as const;
  return {
    ...pujaCard(),
    subtitle: "Abhishek with milk and honey",
    kind: "group",
    gallery: [],
    about: [],
    occasion_meaning: "",
    steps: [],
    benefits: [],
    inclusions: [],
    receives: [],
    prasad: { kind: "dry", ships_to: "all", eta_days: 7, fee: { amount: 15_000, currency: "inr" } },
    sankalp_cutoff_at: "2026-11-23T06:30:00.000Z",
    capacity: null,
    packages: [
      { ...one, features: [...one.features] },
      {
        ...one,
        id: "pk_family0000000000000",
        name: "For a family",
        devotees: { min: 2, max: 4 },
        price: { amount: 210_000, currency: "inr" },
        features: ["Recording", "Prasad by post"],
        is_default: false,
        ships_prasad: true,
        postage: { amount: 0, currency: "inr" },
      },
    ],
    addons: [
      {
        id: "ao_lamp00000000000000",
        kind: "offering",
        title: "A lamp of ghee",
        text: "Lit through the night.",
        unit: "per lamp",
        price: { amount: 5_100, currency: "inr" },
        max_qty: 11,
        image: "offering-deep",
      },
    ],
    priests: [],
    proof,
    temple_about: "",
    policy,
    tax,
    faqs: [],
    reviews: { avg: 0, count: 0, histogram: [0, 0, 0, 0, 0], items: [] },
    dates: [],
    related: [],
    ...changes,
  };
}

/** A chadhaava with all that its page shows: lamps, offered eight at a time from eight on. */
export function chadhaava(changes: Partial<Chadhaava> = {}): Chadhaava {
  return {
    ...chadhaavaCard(),
    subtitle: "At the first aarti",
    gallery: [],
    about: [],
    occasion_meaning: "",
    benefits: [],
    steps: [],
    offerings: [
      {
        id: "of_lamps0000000000000",
        slug: "lamps",
        name: "Lamps of ghee",
        what_is_offered: "Lit before the deity.",
        image: { name: "chadhaava-somvar-chadhaava-kashi", alt: "" },
        unit: "set of 8",
        price: { amount: 5_100, currency: "inr" },
        step: 8,
        min_qty: 8,
        max_qty: 80,
      },
    ],
    combos: [],
    frequencies: [],
    name_limit: 4,
    sankalp_cutoff_at: "2026-11-23T06:30:00.000Z",
    prasad: { kind: "dry", ships_to: "all", eta_days: 7, fee: { amount: 15_000, currency: "inr" } },
    proof,
    temple_about: "",
    policy,
    tax,
    faqs: [],
    dates: [],
    related: [],
    ...changes,
  };
}
