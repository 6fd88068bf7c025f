import type { BeadMaterial, KitPart, ProductForm } from "./product-schema.ts";

const rudraksha = [
  "Shiva Purana, Vidyeshvara Samhita, chapter 25, on rudraksha and its faces",
  "Rudraksha Jabala Upanishad",
];
/** Names coral, pearl, crystal, sandalwood, lotus and rudraksha among what a mala is made of. */
const akshamalika = "Akshamalika Upanishad, on what malas are made of and how they are consecrated";

/** The texts that name a bead; none for those that are custom alone. */
const ofBead: Record<BeadMaterial, readonly string[]> = {
  rudraksha: [...rudraksha, akshamalika],
  tulsi: ["Gopala Bhatta Gosvami, Hari Bhakti Vilasa, chapter 4, on wearing tulsi beads"],
  sandalwood: [akshamalika],
  "red-sandalwood": [akshamalika],
  "lotus-seed": [akshamalika],
  turmeric: [],
  // The garland, after which the beads are named.
  vaijayanti: ["Bhagavata Purana, book 10, chapter 21, verse 5, on Krishna's vaijayanti garland"],
  crystal: [akshamalika],
  pearl: [akshamalika],
  coral: [akshamalika],
  "tiger-eye": [],
  "black-agate": [],
  carnelian: [],
  amethyst: [],
};

const shriYantra = "Soundarya Lahari, verse 11, on the figure of the Shri Yantra";
const yantras = "Mahidhara, Mantra Mahodadhi, on yantras and how they are drawn and installed";

const ofPart: Partial<Record<KitPart, readonly string[]>> = { rudraksha, mala: rudraksha, yantra: [yantras] };

/** Where the tradition of a product is from. */
export function productSources(form: ProductForm): string[] {
  const sources = () => {
    if (form.kind === "rudraksha") return rudraksha;
    if (form.kind === "yantra") return form.figure === "shri" ? [shriYantra, yantras] : [yantras];
    if (form.kind !== "kit") return ofBead[form.bead];
    const ofFigure = form.yantra === "shri" ? [shriYantra] : [];
    return [...ofFigure, ...form.holds.flatMap((part) => ofPart[part] ?? [])];
  };
  return [...new Set(sources())];
}
