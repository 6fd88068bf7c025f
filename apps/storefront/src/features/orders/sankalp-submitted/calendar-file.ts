interface Occasion {
  uid: string;
  title: string;
  text: string;
  place: string;
  startAt: string;
  endAt: string;
  /** When this file is made. */
  now: Date;
}

/** An iCalendar file (RFC 5545) with one event, as text. */
export function calendarFile({ uid, title, text, place, startAt, endAt, now }: Occasion): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Aradhana//Puja//EN",
    "BEGIN:VEVENT",
    `UID:${uid}@aradhana`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(startAt))}`,
    `DTEND:${stamp(new Date(endAt))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
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
