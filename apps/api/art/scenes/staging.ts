import type { FrameName } from "./frames/frames.ts";

/** The layout of a scene: the side of the altar, its size, and the position of the sun or moon. */
export interface Staging {
  readonly side: "left" | "middle" | "right";
  readonly distance: "near" | "far";
  /** The sun or moon is behind the altar, behind the temple, low between the two, or high. */
  readonly light: "altar" | "temple" | "between" | "high";
  readonly frame: FrameName;
}
