/** An event with times, or one of a whole day. */
export type CalendarEvent = {
  /** The same whenever the file is made again, so that calendars change an event instead of adding one. */
  uid: string;
  title: string;
  text?: string;
  place?: string;
} & (
  | { /** ISO 8601 in UTC. */ startAt: string; endAt: string; day?: never }
  | { /** `YYYY-MM-DD`, at whatever place the calendar is. */ day: string; startAt?: never; endAt?: never }
);

interface CalendarFile {
  /** The calendar's name, for one that is subscribed to. */
  name?: string;
  events: readonly CalendarEvent[];
  /** When this file is made. */
  now: Date;
}

/** An iCalendar file (RFC 5545) as text. A calendar that is subscribed to is read again once a day (RFC 7986). */
export function calendarFile({ name, events, now }: CalendarFile): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Aradhana//Puja//EN",
    ...(name === undefined ? [] : subscribed(name)),
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

const subscribed = (name: string): string[] => [
  "METHOD:PUBLISH",
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  "REFRESH-INTERVAL;VALUE=DURATION:P1D",
  "X-PUBLISHED-TTL:P1D",
];

function eventLines({ uid, title, text, place, ...times }: CalendarEvent, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@aradhana`,
    `DTSTAMP:${stamp(now)}`,
    // An event of a day without an end lasts that day.
    ...(times.day === undefined
      ? [`DTSTART:${stamp(new Date(times.startAt))}`, `DTEND:${stamp(new Date(times.endAt))}`]
      : [`DTSTART;VALUE=DATE:${times.day.replaceAll("-", "")}`, "TRANSP:TRANSPARENT"]),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    "END:VEVENT",
  ];
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines are at most 75 octets long; a longer one goes on after a space. Cut between whole characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  for (const character of line) {
    const last = lines.length - 1;
    if (encoder.encode(lines[last] + character).length > 74) lines.push(` ${character}`);
    else lines[last] += character;
  }
  return lines.join("\r\n");
}
