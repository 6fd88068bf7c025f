import type { EmblemLook } from "../emblems/emblems.ts";
import type { ScenePalette } from "../palette.ts";

/** What the altar stands on: nothing of its own, or those who act stand in the water. */
export type Seat = "plinth" | "lotus" | "bank" | "none" | "water";

/** What is done in a rite, drawn with the deity's emblem. It stands on 0,0. */
export interface Act {
  readonly draw: (p: ScenePalette, emblem: EmblemLook) => string;
  /** Half of its width, for the seat under it. */
  readonly half: number;
  /** How far it reaches up. @default 420 */
  readonly height?: number;
  readonly seat: Seat;
}
