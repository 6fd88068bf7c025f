/** The seconds of `mm:ss` or `hh:mm:ss`; 0 for anything else. */
export function secondsOf(text: string): number {
  const [, hours = "0", minutes, seconds] =
    /^(?:(\d{1,2}):(?=[0-5]?\d:))?(\d{1,2}):([0-5]?\d)$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
