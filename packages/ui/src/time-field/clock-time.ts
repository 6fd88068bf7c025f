/** A time of day as far as it is chosen, as a clock with twelve hours tells it. */
export interface TimeParts {
  /** 1 to 12. */
  hour?: number | undefined;
  minute?: number | undefined;
  half?: "am" | "pm" | undefined;
}

/** `HH:MM` on a clock with 24 hours, once all of it is chosen. 12 am is midnight, 12 pm is noon. */
export function clockTime({ hour, minute, half }: TimeParts): string | undefined {
  if (hour === undefined || minute === undefined || half === undefined) return;
  const hours = (hour % 12) + (half === "pm" ? 12 : 0);
  return [hours, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The parts of `HH:MM`; of anything else, none. */
export function timeParts(time: string): TimeParts {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return {};
  return {
    hour: Number(hours) % 12 || 12,
    minute: Number(minutes),
    half: Number(hours) < 12 ? "am" : "pm",
  };
}
