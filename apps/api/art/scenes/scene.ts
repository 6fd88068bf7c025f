import type { TempleSlug } from "../../seed/temples/temples.ts";
import type { Deity } from "../palettes.ts";
import type { Act } from "./acts/act.ts";
import type { Hour } from "./hours.ts";
import type { Air } from "./occasion-air.ts";
import type { Staging } from "./staging.ts";

/** The facts that a picture is made of; equal facts give equal pictures. */
export interface Scene {
  readonly temple: TempleSlug;
  readonly deity: Deity;
  readonly hour: Hour;
  /** The tithi of the moon that is in the sky; where the sun is up there is none. */
  readonly moon: number | undefined;
  /** The colour of the occasion, where it has one. */
  readonly air: Air | undefined;
  /** What is done; without it the temple is alone. */
  readonly act: Act | undefined;
  readonly staging: Staging;
}
