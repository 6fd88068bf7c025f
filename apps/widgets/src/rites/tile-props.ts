import type { Language } from "@aradhana/core/contract";

/** What the card of a rite takes, whatever the rite. */
export interface TileProps<Card> {
  rite: Card;
  href: string;
  language: Language;
  /** By the server's clock, in ms: bookings may close while one looks. */
  now: number;
  titleAs: "h2" | "h3";
  priority: boolean;
  /** How wide its picture is shown, as the `sizes` of an image. */
  sizes: string;
}
