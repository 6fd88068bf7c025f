import type { Chadhaava, ChadhaavaCard, ChadhaavaListing, Offering } from "@aradhana/core/contract";
import { idOf, inr, listing, puja, pujaCard } from "./fixtures.ts";

const { is_vip: _, bnpl_enabled: __, rating: ___, seats_left: ____, ...ritual } = pujaCard();

/** A dated chadhaava that is open at `serverTime`. */
export function chadhaavaCard(changes: Partial<ChadhaavaCard> = {}): ChadhaavaCard {
  return {
    ...ritual,
    id: idOf("ch", "bilva"),
    slug: "bilva-kashi",
    title: "Bilva and lamps at Kashi",
    price_from: inr(51),
    proof_eta_hours: 24,
    next: { id: idOf("ch", "next"), start_at: "2026-12-07T12:00:00.000Z" },
    ...changes,
  };
}

export const chadhaavaListing: ChadhaavaListing = {
  chadhaavas: [chadhaavaCard()],
  facets: listing.facets,
  suggestions: [],
};

/** Lamps in steps of five from eleven on, and a garland. */
export const lamps: Offering = {
  id: idOf("of", "lamps"),
  slug: "lamps",
  name: "Ghee lamps",
  what_is_offered: "Lamps are lit before the deity",
  image: { name: "deity-shiva", alt: "" },
  unit: "lamp",
  price: inr(11),
  step: 5,
  min_qty: 11,
  max_qty: 51,
};
export const garland: Offering = {
  ...lamps,
  id: idOf("of", "garland"),
  slug: "garland",
  name: "Garland",
  what_is_offered: "A garland of marigold",
  unit: "garland",
  price: inr(51),
  step: 1,
  min_qty: 1,
  max_qty: 5,
};

/** The page of that chadhaava. */
export function chadhaava(changes: Partial<Chadhaava> = {}): Chadhaava {
  const { gallery, about, occasion_meaning, benefits, steps, proof, temple_about, policy, tax, faqs } =
    puja();
  return {
    ...chadhaavaCard(),
    ...{ gallery, about, occasion_meaning, benefits, steps, proof, temple_about, policy, tax, faqs },
    subtitle: "Bilva leaves and lamps, offered in your name",
    sankalp_cutoff_at: puja().sankalp_cutoff_at,
    offerings: [lamps, garland],
    combos: [
      {
        ...garland,
        id: idOf("of", "tray"),
        slug: "tray",
        name: "Puja tray",
        unit: "tray",
        price: inr(151),
        holds: [
          { name: "Ghee lamps", qty: 5 },
          { name: "Garland", qty: 1 },
        ],
      },
    ],
    frequencies: ["weekly", "monthly"],
    name_limit: 4,
    prasad: { kind: "dry", ships_to: "in", eta_days: 7, fee: inr(150) },
    dates: [{ id: idOf("ch", "next"), start_at: "2026-12-07T12:00:00.000Z" }],
    related: [],
    ...changes,
  };
}
