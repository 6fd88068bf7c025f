import type { Pooja } from "@aradhana/core/contract";
import { ClosedDate } from "../../../lines/puja/closed-date.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { payLaterText } from "./text.ts";

/** The place cannot be reserved: bookings for this date are closed. */
export function Closed({ puja }: { puja: Pooja }) {
  return <ClosedDate puja={puja} messages={useText(payLaterText).gone} />;
}
