const two = (number: number) => String(number).padStart(2, "0");

/** A second of a film as players show it: 754 is "12:34". */
export function formatSecond(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The second of "12:34", "1:02:03" or "754"; undefined for anything else. */
export function parseSecond(typed: string): number | undefined {
  const parts = typed.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return undefined;
  if (parts.slice(1).some((part) => Number(part) > 59)) return undefined;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
