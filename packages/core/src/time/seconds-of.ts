const time = /^(?:(\d{1,2}):(?=[0-5]?\d:))?(\d{1,2}):([0-5]?\d)$/;

/** The seconds of `mm:ss` or `hh:mm:ss`; 0 for anything else. */
export function secondsOf(text: string): number {
  const parts = time.exec(text)?.slice(1) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
