import type { Pooja } from "@aradhana/core/contract";
import { ClosedDate } from "../../../lines/puja/closed-date.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { continueText } from "./text.ts";

/** The booking cannot go on: bookings for this date are over. */
export function Closed({ pooja }: { pooja: Pooja }) {
  const { closed } = useText(continueText);
  return <ClosedDate pooja={pooja} messages={{ ...closed, text: closed.text(pooja.title) }} headingAs="h1" />;
}
