import type { ScenePalette } from "../palette.ts";
import { drum } from "./drum.ts";
import { trident } from "./trident.ts";

/** The trident with the drum tied to it. */
export const shivaTrident = (p: ScenePalette) => trident(p) + drum(p);
