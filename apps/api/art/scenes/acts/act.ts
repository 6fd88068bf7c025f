import type { EmblemLook } from "../emblems/emblems.ts";
import type { ScenePalette } from "../palette.ts";

/** What the altar stands on. In `water` there is no terrace: people stand in the water. */
export type Seat = "plinth" | "lotus" | "bank" | "none" | "water";

/** The main action of a ritual, drawn with the deity's emblem. Its foot is at 0,0. */
export interface Act {
  readonly draw: (p: ScenePalette, emblem: EmblemLook) => string;
  /** Half its width. */
  readonly half: number;
  /** Its height above the foot. @default 420 */
  readonly height?: number;
  readonly seat: Seat;
}
