const time = /^(?:(\d{1,2}):(?=[0-5]?\d:))?(\d{1,2}):([0-5]?\d)$/;

/** The seconds of `mm:ss` or `hh:mm:ss`; 0 for anything else. */
export function secondsOf(text: string): number {
  const parts = time.exec(text)?.slice(1) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** Formats whole seconds as `mm:ss`, or `hh:mm:ss` from one hour, which `secondsOf` parses up to 99 hours. */
export function timeOf(exact: number): string {
  const seconds = Math.floor(exact);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
