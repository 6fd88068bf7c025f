import type { ScenePalette } from "../palette.ts";
import { arch } from "./arch.ts";
import { bells } from "./bells.ts";
import { pillars } from "./pillars.ts";
import { toran } from "./toran.ts";

/** What frames a scene. `isLeft` says on which side the sky is free. */
export const frames = {
  none: () => "",
  arch,
  bells,
  pillars,
  toran,
} as const satisfies Record<string, (p: ScenePalette, isLeft: boolean) => string>;

export type FrameName = keyof typeof frames;
