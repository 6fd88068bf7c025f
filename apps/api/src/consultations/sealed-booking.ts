import type { Vault } from "../vault/create-vault.ts";

/** What of a booking is personal. */
type SealedPart = "question" | "birth" | "summary" | "notes";

const contextOf = (bookingId: string, part: SealedPart) => `consultation_bookings.${part}/${bookingId}`;

export const sealOfBooking = (vault: Vault, bookingId: string, part: SealedPart, plain: string): string =>
  vault.seal(contextOf(bookingId, part), plain);

/** What was sealed; null if nothing was. */
export const openOfBooking = (
  vault: Vault,
  bookingId: string,
  part: SealedPart,
  sealed: string | null,
): string | null => (sealed === null ? null : vault.open(contextOf(bookingId, part), sealed));
