import { pathTo } from "@aradhana/core/paths";

/** The page on which a booked session is held. */
export const sessionPath = (bookingId: string): string =>
  pathTo("/astro/consultation", { booking_id: bookingId });
