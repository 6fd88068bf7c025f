import type { ProductCard, ProductListing } from "@aradhana/core/contract";
import type { Gem, GemCard, GemListing, Product } from "@aradhana/core/goods";
import { idOf, inr } from "./fixtures.ts";

/** A mala in two colours. */
export function productCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: idOf("pd", "mala"),
    slug: "tulsi-mala-108",
    title: "Tulsi mala, 108 beads",
    category: "mala",
    image: { name: "product-tulsi-mala-108", alt: "Drawing: Tulsi mala" },
    colors: ["maroon", "saffron"],
    price: inr(499),
    mrp: inr(599),
    stock: 12,
    rating: null,
    ...changes,
  };
}

export const productListing: ProductListing = {
  products: [productCard()],
  facets: [
    {
      key: "category",
      options: [
        { value: "mala", label: "Malas", count: 9 },
        { value: "yantra", label: "Yantras", count: 10 },
      ],
    },
    { key: "deity", options: [{ value: "vishnu", label: "Vishnu", count: 4 }] },
  ],
  colors: { maroon: "#800000", saffron: "#e07a1f" },
  price_range: { min: inr(99), max: inr(4999) },
  suggestions: [],
};

const label: Product["label"] = {
  net_quantity: "1 mala",
  mrp: inr(599),
  origin: "India",
  maker: { name: "Braj Mala Karigar (sample)", address: "Loi Bazar, Vrindavan 281121" },
  seller: { name: "Aradhana (sample)", address: "Jaipur 302006" },
  hsn: "442199",
  gst_pct: 5,
};
const energisation: Product["energisation"] = {
  ritual: "Sprinkled with water, bead by bead, while the mantra is said.",
  priest: "Haridas Goswami",
  in_your_name: inr(251),
  extra_days: 2,
};

/** The page of that mala. */
const noReviews = { avg: 0, count: 0, histogram: [0, 0, 0, 0, 0], items: [] };

export function product(changes: Partial<Product> = {}): Product {
  return {
    ...productCard(),
    gallery: [],
    about: ["Beads of tulsi wood on a cotton thread."],
    material: "Tulsi wood",
    mukhi: null,
    dimensions: ["108 beads of 8 mm"],
    weight_g: 25,
    variants: [
      {
        id: idOf("pv", "maroon"),
        sku: "ML-TULSI-MAROON",
        color: { value: "maroon", label: "Maroon", hex: "#800000" },
        stock: 12,
      },
      {
        id: idOf("pv", "saffron"),
        sku: "ML-TULSI-SAFFRON",
        color: { value: "saffron", label: "Saffron", hex: "#e07a1f" },
        stock: 0,
      },
    ],
    lead_days: 1,
    max_qty: 5,
    deities: [{ slug: "vishnu", name: "Vishnu" }],
    purposes: [],
    energisation,
    certificate: null,
    care: "Keep it dry.",
    how_to_use: ["Hold it in the right hand."],
    sources: ["Hari Bhakti Vilasa, chapter 4"],
    label,
    returns: { days: 7, terms: "Unworn and with its papers." },
    returns_if_named: { days: 0, terms: "Energised in a name, it is yours alone." },
    faqs: [{ question: "Is it real tulsi?", answer: "Yes." }],
    rating: null,
    tax: { pct: 5, amount: inr(24) },
    reviews: noReviews,
    shipping: { country: "in", fee: inr(149), days: { from: 2, to: 11 } },
    related: [productCard({ id: idOf("pd", "other"), title: "Sandalwood mala" })],
    ...changes,
  };
}

const ruby = { value: "ruby", label: "Ruby" };

/** A ruby of 5.20 carats. */
export function gemCard(changes: Partial<GemCard> = {}): GemCard {
  return {
    id: idOf("pd", "ruby"),
    slug: "ruby-01",
    title: "Ruby, 5.20 ct, oval",
    image: { name: "gem-ruby-01", alt: "Drawing: Ruby" },
    stone: ruby,
    carat: 5.2,
    ratti: 5.7056,
    grams: 1.04,
    shape: { value: "oval", label: "Oval" },
    color: { value: "red", label: "Red" },
    origin: { value: "mozambique", label: "Mozambique" },
    treatment: { value: "heated", label: "Heated" },
    lab: { value: "jgl", label: "Jaipur Gem Laboratory (sample)" },
    price: inr(94_000),
    price_per_carat: inr(18_077),
    stock: 1,
    ...changes,
  };
}

export const gemListing: GemListing = {
  gems: [gemCard()],
  facets: [
    { key: "stone", options: [{ ...ruby, count: 6 }] },
    { key: "planet", options: [{ value: "sun", label: "Sun", count: 6 }] },
    { key: "rashi", options: [{ value: "simha", label: "Simha", count: 6 }] },
  ],
  ranges: {
    carat: { min: 2, max: 9 },
    ratti: { min: 2.2, max: 9.9 },
    price: { min: inr(900), max: inr(400_000) },
  },
  ratti_in_carats: 0.9114,
  suggestions: [],
};

/** The page of that ruby. */
export function gem(changes: Partial<Gem> = {}): Gem {
  return {
    ...gemCard(),
    gallery: [],
    reviews: noReviews,
    sku: "GM-RUBY-01",
    ratti_in_carats: 0.9114,
    mineral: "Corundum",
    size_mm: [10.4, 8.6, 5.9],
    clarity: "Eye-clean",
    inclusions: "A little silk",
    specific_gravity: 4,
    refraction: 1.77,
    treatment_text: "Heated to improve the colour.",
    certificate: {
      ...{ lab: "Jaipur Gem Laboratory (sample)", number: "JGL-000101", issued_on: null, verify_url: null },
    },
    planet: { value: "sun", label: "Sun" },
    substitute_of: null,
    rashis: [{ value: "simha", label: "Simha" }],
    purposes: [],
    tradition: "The first of the nine.",
    wearing: { finger: "Ring finger", metal: "Gold", day: "Sunday", mantra: "Om Suryaya Namah" },
    avoid_for: [{ value: "kanya", label: "Kanya" }],
    cautions: ["Not with a diamond."],
    care: "Soft brush and lukewarm water.",
    sources: ["Garuda Purana", "Ratna Pariksha"],
    settings: [
      {
        form: "loose",
        metal: null,
        making_charge: inr(0),
        lead_days: 2,
        returns: { days: 10, terms: "With its original report." },
      },
      {
        form: "ring",
        metal: { value: "gold-18k", label: "18 carat gold" },
        making_charge: inr(32_000),
        lead_days: 14,
        returns: { days: 0, terms: "A ring is made for you." },
      },
      {
        form: "ring",
        metal: { value: "silver", label: "Silver" },
        making_charge: inr(2_500),
        lead_days: 10,
        returns: { days: 0, terms: "A ring is made for you." },
      },
    ],
    ring_sizes: [
      { size: 12, inner_mm: 16.6 },
      { size: 14, inner_mm: 17.2 },
    ],
    energisation,
    label: { ...label, mrp: null, maker: null },
    tax: { pct: 0.25, amount: inr(235) },
    shipping: { country: "in", fee: inr(0), days: { from: 2, to: 11 } },
    similar: [gemCard({ id: idOf("pd", "near"), title: "Ruby, 5.31 ct, cushion" })],
    ...changes,
  };
}
