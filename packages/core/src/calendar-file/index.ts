export { type CalendarEvent, calendarFile } from "./calendar-file.ts";
