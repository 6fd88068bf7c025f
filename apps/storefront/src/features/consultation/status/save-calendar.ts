import { calendarFile } from "@aradhana/core/calendar-file";
import type { Booking } from "@aradhana/core/consultation";

/** Saves the time of a booking as a calendar file. */
export function saveBookingCalendar({ id, start_at, end_at }: Booking, title: string): void {
  const event = { uid: id, title, startAt: start_at, endAt: end_at };
  const file = calendarFile({ events: [event], now: new Date() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = "consultation.ics";
  link.click();
  URL.revokeObjectURL(link.href);
}
