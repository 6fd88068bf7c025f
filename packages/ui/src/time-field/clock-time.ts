/** A possibly incomplete time of day on a 12-hour clock. */
export interface TimeParts {
  /** 1 to 12. */
  hour?: number | undefined;
  minute?: number | undefined;
  half?: "am" | "pm" | undefined;
}

/** `HH:MM` on a 24-hour clock, when complete. 12 am is midnight, 12 pm is noon. */
export function clockTime({ hour, minute, half }: TimeParts): string | undefined {
  if (hour === undefined || minute === undefined || half === undefined) return;
  const hours = (hour % 12) + (half === "pm" ? 12 : 0);
  return [hours, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The parts of `HH:MM`; empty for anything else. */
export function timeParts(time: string): TimeParts {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return {};
  return {
    hour: Number(hours) % 12 || 12,
    minute: Number(minutes),
    half: Number(hours) < 12 ? "am" : "pm",
  };
}
