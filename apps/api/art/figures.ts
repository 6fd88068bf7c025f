import type { Figure } from "./mandala.ts";
import type { Deity } from "./palettes.ts";

/** The yantra of each deity, with its traditional numbers. */
export const deityFigures = {
  shiva: { petals: 16, star: [6, 2], rim: "petals" },
  vishnu: { petals: 12, star: [6, 2, 1 / 12], rim: "scallops" },
  lakshmi: { petals: 16, star: [8, 2], rim: "petals" },
  // Nine forms of the goddess.
  durga: { petals: 18, star: [9, 3], rim: "flames" },
  ganesha: { petals: 8, star: [8, 3], rim: "scallops" },
  // Five faces.
  hanuman: { petals: 10, star: [5, 2], rim: "flames" },
  krishna: { petals: 12, star: [8, 2, 1 / 16], rim: "feathers" },
  rama: { petals: 14, star: [7, 2], rim: "petals" },
  // Twelve forms of the sun in a year.
  surya: { petals: 24, star: [12, 4], rim: "rays" },
  saraswati: { petals: 12, star: [6, 2], rim: "scallops" },
  shani: { petals: 8, star: [8, 2, 1 / 16], rim: "rays" },
  // Five triangles, and fifteen nights of the waning moon (paksha).
  kali: { petals: 15, star: [15, 5, 1 / 30], rim: "flames" },
} as const satisfies Record<Deity, Figure>;

/** For pictures without a deity: the twelve months. */
export const defaultFigure: Figure = { petals: 12, star: [12, 3], rim: "petals" };
