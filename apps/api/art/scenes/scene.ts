import type { TempleSlug } from "../../seed/temples/temples.ts";
import type { Deity } from "../palettes.ts";
import type { Act } from "./acts/act.ts";
import type { Hour } from "./hours.ts";
import type { Air } from "./occasion-air.ts";
import type { Staging } from "./staging.ts";

/** The facts of a picture. Equal facts result in equal bytes. */
export interface Scene {
  readonly temple: TempleSlug;
  readonly deity: Deity;
  readonly hour: Hour;
  /** The tithi of the visible moon; `undefined` while the sun is up. */
  readonly moon: number | undefined;
  /** Replaces the tint of the deity. */
  readonly air: Air | undefined;
  /** `undefined` for a picture of the temple alone. */
  readonly act: Act | undefined;
  readonly staging: Staging;
}
