/** Names that runtimes still list themselves, and the modern ones: store the latter. */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The modern name of a zone, or undefined when the runtime knows no such zone. */
export function zoneName(zone: string): string | undefined {
  try {
    formatterOf(zone);
    return renamed[zone] ?? zone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Seconds that clocks of a zone are ahead of UTC at an instant; they were not always whole minutes. */
export function offsetAt(zone: string, instant: number): number {
  const parts = formatterOf(zone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return Math.round((clock - Math.floor(instant / 1000) * 1000) / 1000);
}

/** An offset as reports print it: "+05:30", "+05:21:10". */
export function formatOffset(seconds: number): string {
  const sign = seconds < 0 ? "-" : "+";
  const clock = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19);
  return sign + clock.replace(/:00$/, "");
}

/** Creating a formatter takes a hundred times as long as using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const created = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(zone, created);
  return created;
}
