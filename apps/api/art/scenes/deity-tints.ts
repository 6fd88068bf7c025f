import type { Deity } from "../palettes.ts";
import type { Air } from "./occasion-air.ts";

/** The tint of the air, and the colour of cloth, flags and flowers. */
interface DeityTint extends Air {
  readonly cloth: string;
}

export const deityTints = {
  shiva: { colour: "#3f5f97", cloth: "#f1e6cf", pull: 0.16 },
  vishnu: { colour: "#c48a22", cloth: "#f2b632", pull: 0.2 },
  lakshmi: { colour: "#b23a63", cloth: "#f06a8a", pull: 0.34 },
  durga: { colour: "#a11228", cloth: "#e03b2f", pull: 0.26 },
  ganesha: { colour: "#d25a2a", cloth: "#e8452c", pull: 0.24 },
  hanuman: { colour: "#e07a24", cloth: "#f0641e", pull: 0.3 },
  krishna: { colour: "#13807f", cloth: "#f4c542", pull: 0.42 },
  rama: { colour: "#3f8a6a", cloth: "#f08a2a", pull: 0.25 },
  surya: { colour: "#e27a1f", cloth: "#e8442a", pull: 0.25 },
  kali: { colour: "#6a1650", cloth: "#e2263c", pull: 0.5 },
  saraswati: { colour: "#e9d9b0", cloth: "#fff6e2", pull: 0.3 },
  shani: { colour: "#27406b", cloth: "#5b7fd0", pull: 0.42 },
} as const satisfies Record<Deity, DeityTint>;
