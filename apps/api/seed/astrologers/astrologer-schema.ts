import type { SessionMinutes, SessionMode, Topic } from "@aradhana/core/consultation";
import type { Price } from "../price.ts";
import type { Text } from "../text.ts";

/** Working hours on some days of the week, as "10:00-13:00" by the astrologer's clock. 0 is Sunday. */
export type Hours = { readonly days: readonly number[]; readonly times: readonly `${string}-${string}`[] };

/** A fictional astrologer. There are no ratings: those come from buyers. */
export type AstrologerSeed = {
  readonly slug: string;
  readonly name: Text;
  readonly gender: "female" | "male";
  /** The deity whose mandala stands for them: invented people have no photographs. */
  readonly mandala: string;
  readonly about: Text;
  readonly education: Text;
  readonly skills: readonly string[];
  readonly topics: readonly Topic[];
  readonly languages: readonly string[];
  readonly practisingSince: number;
  readonly modes: readonly SessionMode[];
  readonly sessions: Readonly<Partial<Record<SessionMinutes, Price>>>;
  readonly tz: string;
  readonly slotMinutes: 30 | 60;
  readonly hours: readonly Hours[];
  /** The days of our checks, ISO 8601; missing while they are under way. */
  readonly checked?: { readonly identity: string; readonly skill: string };
};
