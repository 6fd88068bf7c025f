import type { FrameName } from "./frames/frames.ts";

/** How a scene is laid out: which side the altar takes, how near we stand to it, where the light is. */
export interface Staging {
  readonly side: "left" | "middle" | "right";
  readonly distance: "near" | "far";
  /** The sun or moon stands behind the altar, behind the temple, between the two on the horizon, or high. */
  readonly light: "altar" | "temple" | "between" | "high";
  readonly frame: FrameName;
}
