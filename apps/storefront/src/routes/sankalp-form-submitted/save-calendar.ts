import type { PoojaOrder } from "@aradhana/core/contract";
import { calendarFile } from "./calendar-file.ts";

/** Has the browser save the rite's hour as a calendar file. */
export function saveCalendar({ order, pooja }: PoojaOrder, text: string): void {
  const { start_at: startAt, end_at: endAt } = pooja.muhurat;
  const place = `${pooja.temple.name}, ${pooja.temple.city}, ${pooja.temple.state}`;
  const file = calendarFile({
    uid: order.id,
    title: pooja.title,
    text,
    place,
    startAt,
    endAt,
    now: new Date(),
  });

  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = `${pooja.slug}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
