/** The props of one card of a list. */
export interface TileProps<Card> {
  card: Card;
  /** A picture to show instead of the card's own, by its name. */
  picture?: string | undefined;
  /** By the server's clock, in ms: bookings may close while the list is open. */
  now: number;
  titleAs?: "h2" | "h3";
  /** How wide the picture is shown, as the `sizes` of an image. */
  sizes?: string;
  /** Whether the picture is in the first view. */
  priority?: boolean;
}
