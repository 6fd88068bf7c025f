import { latinDigits } from "../digits/index.ts";

/** No place was ever further from Greenwich, in seconds. */
export const LARGEST_OFFSET = 16 * 3600;

const TYPED = /^(?:utc|gmt)?\s*([+\-−–]?)\s*(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?)?$/i;

/** Seconds ahead of UTC as people type them: "+5:30", "4:51", "UTC-3:30:20"; undefined if it is no offset. */
export function readOffset(typed: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] = TYPED.exec(latinDigits(typed).trim()) ?? [];
  if (hours === undefined) return undefined;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  if (ahead > LARGEST_OFFSET) return undefined;
  return sign && sign !== "+" ? -ahead : ahead;
}

/** The same as it is shown: "+05:30", "+05:53:20". */
export function offsetText(offset: number): string {
  const clock = new Date(Math.abs(offset) * 1000).toISOString().slice(11, 19);
  return (offset < 0 ? "-" : "+") + clock.replace(/:00$/, "");
}
