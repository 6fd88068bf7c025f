import type { Pooja } from "@aradhana/core/contract";
import { ClosedDate } from "../../../lines/puja/closed-date.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { continueText } from "./text.ts";

/** The booking cannot go on: bookings for this date are over. */
export function Closed({ puja }: { puja: Pooja }) {
  const { closed } = useText(continueText);
  return <ClosedDate puja={puja} messages={{ ...closed, text: closed.text(puja.title) }} headingAs="h1" />;
}
