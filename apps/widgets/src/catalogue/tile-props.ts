import type { Language } from "@aradhana/core/contract";

/** The props of the cards of all kinds of rituals. */
export interface TileProps<Card> {
  ritual: Card;
  href: string;
  language: Language;
  /** By the server's clock, in ms: bookings may close while one looks. */
  now: number;
  /** Its own, or another where one beside it shows the same. */
  picture: string;
  titleAs: "h2" | "h3";
  priority: boolean;
  /** How wide its picture is shown, as the `sizes` of an image. */
  sizes: string;
}
