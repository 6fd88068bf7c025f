import type { ScenePalette } from "../palette.ts";

/** What a land needs to know about the scene. */
export interface LandSite {
  readonly p: ScenePalette;
  /** The y of the ground under the temple. */
  readonly horizon: number;
  readonly templeX: number;
  readonly altarX: number;
  readonly discX: number;
  /** The mirrored temple, for water that begins at `y`. */
  readonly reflection: (y: number) => string;
}

/** The ground of a temple: `behind` is drawn before the temple, `before` after it. */
export interface Land {
  readonly behind: (site: LandSite) => string;
  readonly before?: (site: LandSite) => string;
  /** How far above the horizon the temple stands. @default 0 */
  readonly lift?: number;
}
