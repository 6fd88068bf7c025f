import { calendarFile } from "@aradhana/core/calendar-file";
import type { OrderedRitual } from "../../../lines/order-line.ts";

/** Saves the time of the ritual as a calendar file. */
export function saveCalendar(orderId: string, ritual: OrderedRitual, text: string): void {
  const { start_at: startAt, end_at: endAt } = ritual.muhurat;
  const place = `${ritual.temple.name}, ${ritual.temple.city}, ${ritual.temple.state}`;
  const event = { uid: orderId, title: ritual.title, text, place, startAt, endAt };
  const file = calendarFile({ events: [event], now: new Date() });

  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = `${ritual.slug}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
