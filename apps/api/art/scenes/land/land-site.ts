import type { ScenePalette } from "../palette.ts";

/** What a land has to know of the scene: where things stand on it. */
export interface LandSite {
  readonly p: ScenePalette;
  /** The height of the ground that the temple stands on. */
  readonly horizon: number;
  readonly templeX: number;
  readonly altarX: number;
  readonly discX: number;
  /** The temple upside down in water that begins at `y`. */
  readonly reflection: (y: number) => string;
}

/** The ground of a temple: what is drawn before the temple stands on it, and what lies between it and us. */
export interface Land {
  readonly behind: (site: LandSite) => string;
  readonly before?: (site: LandSite) => string;
  /** How far above the horizon the temple stands. @default 0 */
  readonly lift?: number;
}
