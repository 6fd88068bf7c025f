import type { OrderedRitual } from "../../../lines/order-line.ts";
import { calendarFile } from "./calendar-file.ts";

/** Has the browser save the rite's hour as a calendar file. */
export function saveCalendar(orderId: string, rite: OrderedRitual, text: string): void {
  const { start_at: startAt, end_at: endAt } = rite.muhurat;
  const place = `${rite.temple.name}, ${rite.temple.city}, ${rite.temple.state}`;
  const file = calendarFile({
    uid: orderId,
    title: rite.title,
    text,
    place,
    startAt,
    endAt,
    now: new Date(),
  });

  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  link.download = `${rite.slug}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
