/** The place of this puja that the browser holds, as the booking sees it. */
export interface HeldPlace {
  reservationId: string;
  /** The server does not hold it any more. */
  forget(): void;
}
